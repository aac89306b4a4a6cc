import { LinkDetail } from '../../../src/modules/links/link-detail.entity.js';
import { Link } from '../../../src/modules/links/link.entity.js';
import { changesReceived } from '../changes-received.js';
import { type TestApp } from '../test-app.js';

/** Adds many links with only a title, at consecutive positions. */
export async function createLinks(
  testApp: TestApp,
  accountId: string,
  count: number,
  firstPosition = 1,
): Promise<void> {
  const links = Array.from({ length: count }, (_none, index) => ({
    accountId,
    linkTypeId: 1,
    position: firstPosition + index,
  }));
  const { identifiers } = await testApp.repository(Link).insert(links);
  await testApp
    .repository(LinkDetail)
    .insert(identifiers.map(({ id }) => ({ linkId: id as number, position: 0, title: 'filled' })));
  await changesReceived(testApp);
}
