import { LinkDetail } from '../../../src/modules/links/link-detail.entity.js';
import { Link } from '../../../src/modules/links/link.entity.js';
import { changesReceived } from '../changes-received.js';
import { insertMany, type Rows } from '../rows.js';
import { type TestApp } from '../test-app.js';

/** Adds a text link without details, which pages of other processes may not show yet. */
export async function createLink(
  rows: Rows,
  accountId: string,
  overrides: Partial<Link> = {},
): Promise<Link> {
  const links = rows.repository(Link);
  return links.save(links.create({ accountId, linkTypeId: 1, position: 1, ...overrides }));
}

/** Adds many links with only a title to one account, or to each of several, at consecutive positions. */
export async function createLinks(
  testApp: TestApp,
  accountIds: string | readonly string[],
  count: number,
  firstPosition = 1,
): Promise<void> {
  const links = [accountIds].flat().flatMap((accountId) =>
    Array.from({ length: count }, (_none, index) => ({
      accountId,
      linkTypeId: 1,
      position: firstPosition + index,
    })),
  );
  const keys = await insertMany(testApp.repository(Link), links);
  await insertMany(
    testApp.repository(LinkDetail),
    keys.map(({ id }) => ({ linkId: id as number, position: 0, title: 'filled' })),
  );
  await changesReceived(testApp);
}
