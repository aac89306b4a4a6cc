import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LINK_SWITCH } from '../../common/http/security-headers.js';
import { LANGUAGES } from '../../common/language.js';
import { PROJECT_ROOT } from '../../config/app-config.js';
import { documentsInForce, readDocuments } from './document-files.js';

const documents = documentsInForce(readDocuments([path.join(PROJECT_ROOT, 'backend/content')]), Date.now());

const hostOf = (origin: string) => new URL(origin.replace('*.', '')).host;

/** The origins that a file of the pages names, behind the name of what holds them. */
function originsIn(file: string, name: string): string[] {
  const source = readFileSync(path.join(PROJECT_ROOT, 'frontend/src', file), 'utf8');
  const [, held = ''] = new RegExp(`\\b${name} = ([^;]+);`).exec(source) ?? [];
  return held.match(/https:\/\/[^'/]+/g) ?? [];
}

const PLAYERS = originsIn('features/contents/video-player.ts', 'PLAYER_ORIGINS');
const SCRIPTS = originsIn('config/link-switch.ts', 'SCRIPT');

describe('what the notice of external transmission says of hosts', () => {
  it.each(LANGUAGES)('is what pages may ask, in %s', (language) => {
    const { content } = documents['external-transmission'][language];
    const named = [...content.matchAll(/`([a-z-]+(?:\.[a-z-]+)+)`/g)].map(([, host]) => host);
    const asked = [...LINK_SWITCH.scripts, LINK_SWITCH.others, ...PLAYERS].map(hostOf);
    expect(new Set(named)).toEqual(new Set(asked));
  });

  it('covers the script that pages fetch, and some players', () => {
    expect(PLAYERS).toHaveLength(2);
    expect(SCRIPTS).toHaveLength(1);
    for (const script of SCRIPTS) expect(LINK_SWITCH.scripts).toContain(script);
  });
});
