import { LinkageGrant } from '../../../src/modules/oauth/linkages/linkage-grant.entity.js';
import { Linkage } from '../../../src/modules/oauth/linkages/linkage.entity.js';
import { type TestApp } from '../test-app.js';

/** Adds a grant with unreadable tokens to a linkage. */
export async function createLinkageGrant(testApp: TestApp, linkageId: number): Promise<void> {
  const { accountId, provider } = await testApp.repository(Linkage).findOneByOrFail({ id: linkageId });
  const grants = testApp.repository(LinkageGrant);
  const { id } = await grants.save(
    grants.create({ accountId, provider, sealedTokens: 'sealed', scopes: [] }),
  );
  await testApp.repository(Linkage).update(linkageId, { grantId: id });
}
