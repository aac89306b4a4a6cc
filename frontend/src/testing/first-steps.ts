import { HttpResponse } from 'msw';
import { type LinkDetail } from '../api/generated/model/linkDetail';
import { type OwnAccount } from '../api/generated/model/ownAccount';
import { type UpdateOwnAccount } from '../api/generated/model/updateOwnAccount';
import { type BeginStep } from '../config/paths';
import { anOwnAccount, aTheme } from './accounts';
import { answers, onCall } from './api-server';
import { aLink, aLinkDetail, aLinkList, someLinks } from './links';
import { anOwnLinkage, linkageList } from './provider-posts';
import { openPage, signIn } from './render-app';
import { someThemes } from './themes';

interface AccountState {
  account?: OwnAccount;
  linkages?: number;
  links?: number;
}

/** Mocks the account of a creator, by default a new one without links and linked accounts. */
export function mockCreator({ account = aNewAccount(), linkages = 0, links = 0 }: AccountState = {}): void {
  signIn();
  onCall('get', '/accounts/me', answers(account));
  takesChanges(account);
  onCall('get', '/themes', answers(someThemes()));
  const linked = Array.from({ length: linkages }, (_, index) => anOwnLinkage({ linkageId: index + 1 }));
  onCall('get', '/oauth/linkages/accounts/me', answers(linkageList(...linked)));
  onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(someLinks(links))));
}

/** An account that has done none of the first steps, by default with the first theme. */
export function aNewAccount(changes: Partial<OwnAccount> = {}): OwnAccount {
  return anOwnAccount({ theme: someThemes().results[0] ?? aTheme(), doneSteps: [], ...changes });
}

/** Opens one of the first steps of a creator. */
export function openStep(step: BeginStep) {
  return openPage(`/profile/hanako.sato/begin/${step}`);
}

/** The server stores themes and which of the steps are done. Returns the calls. */
export function takesChanges(account = aNewAccount()) {
  let stored = account;
  return onCall('patch', '/accounts/me', async ({ request }) => {
    const { themeId, doneSteps } = (await request.json()) as UpdateOwnAccount;
    const theme = someThemes().results.find((each) => each.themeId === themeId);
    stored = { ...stored, ...(theme && { themeId: theme.themeId, theme }), ...(doneSteps && { doneSteps }) };
    onCall('get', '/accounts/me', answers(stored));
    return HttpResponse.json(stored);
  });
}

/** The server stores links, the newest first. */
export function takesLinks() {
  const stored = someLinks(0);
  return onCall('post', '/links', async ({ request }) => {
    const { details } = (await request.json()) as { details: Partial<LinkDetail>[] };
    const link = aLink({ linkId: 100 + stored.length, details: details.map((each) => aLinkDetail(each)) });
    stored.unshift(link);
    onCall('get', '/links/accounts/hanako.sato', answers(aLinkList(stored)));
    return HttpResponse.json(link, { status: 201 });
  });
}
