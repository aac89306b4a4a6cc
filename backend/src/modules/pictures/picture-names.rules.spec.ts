import { contentTypeOf, fileNames, parseFileName, parseUploadName } from './picture-names.rules.js';

const HASH = '0123456789abcdef'.repeat(4);

describe('the names of picture files', () => {
  it("identify the files' content", () => {
    const names = fileNames({ hash: HASH, widths: [160, 1280], upload: null });
    expect(names.map(parseFileName)).toEqual([
      { hash: HASH, width: 160, type: 'image/webp' },
      { hash: HASH, width: 1280, type: 'image/webp' },
      { hash: HASH, width: null, type: 'image/jpeg' },
    ]);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('have a separate upload, which is not served, as %s', (kind, extension) => {
    const names = fileNames({ hash: HASH, widths: [160], upload: kind });
    const name = `${HASH}-upload.${extension}`;
    expect(names).toEqual([`${HASH}-160.webp`, `${HASH}.jpg`, name]);
    expect(parseUploadName(name)).toEqual({ hash: HASH, kind });
    expect(parseFileName(name)).toBeNull();
    expect(names.map(parseUploadName).filter((each) => each !== null)).toHaveLength(1);
    expect(contentTypeOf(name)).toBe(`image/${kind}`);
    expect(contentTypeOf(`${HASH}-160.webp`)).toBe('image/webp');
  });

  it.each([
    '',
    HASH,
    `${HASH}.webp`,
    `${HASH}-0160.webp`,
    `${HASH}-160.jpg`,
    `${HASH}-160.webp.map`,
    `${HASH}-160.php`,
    `${HASH.toUpperCase()}-160.webp`,
    `${HASH.slice(1)}-160.webp`,
    `../${HASH}-160.webp`,
    `${HASH}-160.webp\n`,
    `${HASH}-99999.webp`,
  ])('are never %j', (name) => {
    expect(parseFileName(name)).toBeNull();
    expect(parseUploadName(name)).toBeNull();
  });
});
