import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

const FILE = path.join(PROJECT_ROOT, 'openapi/openapi.json');
const source = readFileSync(FILE, 'utf8');

describe('the API document', () => {
  it('passes Spectral', async () => {
    const spectral = new Spectral();
    // Its own types disagree on the type of a ruleset.
    spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
    const found = await spectral.run(source);
    expect(found.map(({ code, path: place, message }) => `${code} ${place.join('.')} ${message}`)).toEqual(
      [],
    );
    // Checks that the linter finds a fault.
    const broken = await spectral.run(source.replace('"operationId": "logOut"', '"operationId": "logIn"'));
    expect(broken.map(({ code }) => code)).toContain('operation-operationId-unique');
  });

  it("passes Redocly's strictest rules", async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const lint = (text: string) => lintFromString({ source: text, config, absoluteRef: FILE });
    const found = await lint(source);
    expect(
      found.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`),
    ).toEqual([]);
    const broken = await lint(source.replace('"operationId": "logOut"', '"operationId": "logIn"'));
    expect(broken.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
  });
});
