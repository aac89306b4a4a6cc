/** The sections of the change log by their titles. */
function sectionsOf(changelog) {
  const [, ...sections] = changelog.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = ''] = section.split('\n', 1);
      return [title, section.slice(title.length).trim()];
    }),
  );
}

/** The title of a released version: with its day, as Keep a Changelog has it. */
const isTitleOf = (version) => (title) => /^(.*) - \d{4}-\d{2}-\d{2}$/.exec(title)?.[1] === version;

/** Why this version cannot be released yet; null if it can. */
export function whyNotReleased({ version, changelog, documentVersion, isReleased }) {
  if (version.includes('-'))
    return `package.json has ${version}, a version under development. Set that of the release.`;
  if (isReleased)
    return `openapi/releases/${version}.json exists: ${version} is released. Raise the version in package.json.`;
  const sections = sectionsOf(changelog);
  const title = [...sections.keys()].find(isTitleOf(version));
  if (title === undefined) return `CHANGELOG.md has no section "${version} - YYYY-MM-DD".`;
  if (sections.get(title) === '') return `CHANGELOG.md says nothing about ${version}.`;
  if (sections.get('Unreleased'))
    return `CHANGELOG.md still has entries under "Unreleased". Move them to ${version}.`;
  if (documentVersion !== version)
    return `openapi/openapi.json is not of version ${version}. Run: npm run generate`;
  return null;
}
