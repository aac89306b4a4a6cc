/** The text of a section of the change log; null if there is none. */
function sectionOf(changelog, title) {
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  return section === undefined ? null : section.slice(title.length).trim();
}

/** Why this version cannot be released yet; null if it can. */
export function whyNotReleased({ version, changelog, documentVersion, isReleased }) {
  if (version.includes('-'))
    return `package.json has ${version}, a version under development. Set that of the release.`;
  if (isReleased)
    return `openapi/releases/${version}.json exists: ${version} is released. Raise the version in package.json.`;
  if (!sectionOf(changelog, version)) return `CHANGELOG.md says nothing about ${version}.`;
  if (sectionOf(changelog, 'Unreleased'))
    return `CHANGELOG.md still has entries under "Unreleased". Move them to ${version}.`;
  if (documentVersion !== version)
    return `openapi/openapi.json is not of version ${version}. Run: npm run generate`;
  return null;
}
