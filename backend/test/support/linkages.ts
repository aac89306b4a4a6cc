import { type OwnLinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import { type LinkageProvider } from '../../src/modules/oauth/authorization/linkage-provider.js';
import { type Browser, type TestApp } from './test-app.js';
import { type TestSandbox, type WayBack } from './test-sandbox.js';
import { LinkageGrant } from '../../src/modules/oauth/linkages/linkage-grant.entity.js';

/** Where the calls of linked accounts are. */
export const LINKAGES = '/api/oauth/linkages';

/** Somebody at a provider of the sandbox. */
interface Somebody {
  userId: string;
}

/** Sends a browser to the sandbox's stand-in for a provider, and gives what it comes back with. */
export async function goToLink(
  browser: Browser,
  sandbox: TestSandbox,
  provider: LinkageProvider,
  choice: Somebody | 'deny',
): Promise<WayBack> {
  const answer = await browser.get(`${LINKAGES}/providers/${provider}/redirect`).expect(200);
  return sandbox.consent((answer.body as { authUrl: string }).authUrl, choice);
}

/** Links what somebody has at a provider with the page of whoever is signed in. */
export async function link(
  browser: Browser,
  sandbox: TestSandbox,
  provider: LinkageProvider,
  who: Somebody,
  userId?: string,
): Promise<OwnLinkageListResponse> {
  const { code, state } = await goToLink(browser, sandbox, provider, who);
  const answer = await browser
    .post(`${LINKAGES}/providers/${provider}`)
    .send({ code, state, ...(userId === undefined ? {} : { userId }) });
  if (!answer.ok) throw new Error(`Linking ${provider} was answered with ${answer.status}.`);
  return answer.body as OwnLinkageListResponse;
}

/** Lets the access tokens of an account's consents end, as far as the server knows. */
export async function letTokensEnd(testApp: TestApp, accountId: string): Promise<void> {
  await testApp.repository(LinkageGrant).update({ accountId }, { expiresAt: new Date() });
}
