import { contentName } from '../../contents/content-name.rules.js';
import {
  archivedContent,
  archivedLink,
  archivedProfile,
  archivedSettings,
  ARCHIVE_JSON,
  ARCHIVE_PICTURE,
  type ArchivedVisibility,
  readableArchive,
} from '../archive-format.js';
import { type ImportedFile, type LeftOut } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName } from './entry-words.js';
import { OpenZip } from './zip-file.js';

/** Opens an archive of this site; null if it is not a ZIP file or exceeds the limits. */
export function openArchive(path: string): Promise<OpenZip | null> {
  return OpenZip.open(path, (fileName) => {
    // Whoever unpacks and packs it again may add the folder around it.
    const inFolder = fileName.slice(fileName.indexOf('/') + 1);
    return [fileName, inFolder].find((name) => name === ARCHIVE_JSON || ARCHIVE_PICTURE.test(name)) ?? null;
  });
}

/** Reads an archive of this site; null if it is not one or exceeds the limits. */
export async function readArchive(path: string): Promise<ImportedFile | null> {
  const zip = await openArchive(path);
  if (zip === null) return null;
  try {
    return toFile(await zip.read(ARCHIVE_JSON, PORTABILITY_LIMITS.maxTextBytes));
  } finally {
    zip.close();
  }
}

function toFile(content: Buffer | null): ImportedFile | null {
  const parsed = readableArchive.safeParse(content && parseJson(content));
  if (!parsed.success) return null;
  const leftOut: LeftOut[] = [];
  const { entries } = PORTABILITY_LIMITS;
  const links = parsed.data.links.slice(0, entries).flatMap((entry) => {
    const link = archivedLink.safeParse(entry).data;
    if (link === undefined) return broken(leftOut, 'link');
    const [first] = link.details;
    const name = entryName(first?.title ?? null, first?.text ?? null, first?.url ?? null);
    return [{ name, type: link.type, details: link.details, visibility: visibilityOf(link) }];
  });
  const contents = parsed.data.contents.slice(0, entries).flatMap((entry) => {
    const content = archivedContent.safeParse(entry).data;
    if (content === undefined) return broken(leftOut, 'content');
    const { provider, contentUrl, title, description, hashTags } = content;
    return [
      {
        ...{ provider, contentUrl, title, description, hashTags },
        name: entryName(contentName({ title, description }), contentUrl),
        visibility: visibilityOf(content),
        // The first archives do not say it; thumbnails of videos are seldom a creator's own.
        media: content.media.map(({ copied = provider === 'youtube', ...medium }) => ({ ...medium, copied })),
        items: content.items.map((item) => {
          const { name, url, majorMall, picture } = item;
          return { name, url, majorMall, picture, visibility: visibilityOf(item) };
        }),
      },
    ];
  });
  const profile = archivedProfile.safeParse(parsed.data.profile).data ?? null;
  const settings = archivedSettings.safeParse(parsed.data.settings).data ?? null;
  if (profile === null) leftOut.push({ kind: 'profile', name: '', reason: 'invalid' });
  const page = {
    ...{ profile, settings },
    icon: profile?.icon ?? null,
    cover: profile?.cover ?? null,
  };
  return { source: 'hitohira', links, contents, page, leftOut };
}

function visibilityOf({ visibility, visibleFrom, visibleUntil }: ArchivedVisibility): ArchivedVisibility {
  return { visibility, visibleFrom, visibleUntil };
}

function broken(leftOut: LeftOut[], kind: LeftOut['kind']): [] {
  leftOut.push({ kind, name: '', reason: 'invalid' });
  return [];
}

/** Null if the text is not JSON. */
function parseJson(content: Buffer): unknown {
  try {
    // Without the byte order mark that some editors add.
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
}
