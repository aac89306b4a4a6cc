import { type Response } from 'supertest';
import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { cookiesOf } from '../support/cookies.js';
import { failureIn } from '../support/failures.js';
import { goToLink, link } from '../support/linkages.js';
import { addPictureLink, addTextLink, KIND } from '../support/links.js';
import { logIn } from '../support/log-in.js';
import { storedFiles } from '../support/picture-files.js';
import { anotherJpeg } from '../support/pictures.js';
import { PASSWORD, signUp, type SignedUp, signUpInput } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { AT_INSTAGRAM, AT_YOUTUBE, TestSandbox } from '../support/test-sandbox.js';
import { Link } from '../../src/modules/links/link.entity.js';
import { News } from '../../src/modules/news/news.entity.js';
import { Session } from '../../src/security/sessions/session.entity.js';
import { Notice } from '../../src/modules/notices/notice.entity.js';
import { Linkage } from '../../src/modules/oauth/linkages/linkage.entity.js';
import { createNews } from '../support/factories/news.js';
import { fromNow } from '../support/times.js';
import { UNKNOWN_ID } from '../support/ids.js';

const UNKNOWN_UUID = '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11';
const NEWS_ID = 'spring';

/** The account under attack, and the IDs of its objects. */
interface Owner {
  person: SignedUp;
  accountId: string;
  displayId: string;
  email: string;
  sessionId: string;
  contentId: number;
  itemId: number;
  linkId: number;
  /** The name of a picture that the account has stored. */
  imageFileName: string;
  linkages: Record<'youtube' | 'instagram', number>;
  noticeId: number;
  /** An unconfirmed import. */
  importId: string;
  refreshToken: string;
}

/** One call by another account. */
interface Cell {
  what: string;
  /** The type of the body, if the operation accepts several. */
  as?: 'json' | 'form';
  /** 403 or 404 for objects in the path, 400 for those in the body. */
  status: number;
  call: (stranger: SignedUp, owner: Owner) => Response | Promise<Response> | PromiseLike<Response>;
  /** The same call for an unknown object, which must get the same answer, so that it does not reveal what exists. */
  unknown?: (stranger: SignedUp) => PromiseLike<Response>;
}

/** The calls of an operation, or the reason why there are none. */
type Entry = Cell[] | string;

/** The name of a picture that does not exist. */
const UNKNOWN_PICTURE = `${'0'.repeat(64)}-640.webp`;

const REFERENCE = 'It returns the same reference data to everyone.';
const OWN_FLOW = 'It acts on the flow of the caller’s cookie, and takes no ID.';

const read = (path: (owner: Owner) => string, what = 'public data'): Cell[] => [
  { what, status: 200, call: ({ browser }, owner) => browser.get(path(owner)) },
];
const LINK_LIST = 'title,url\nMine,https://example.com/mine\n';
const LINK_IN_FORM = { linkTypeId: '1', 'details[0][title]': 'Taken over' };

/** The calls by another account for every operation of the document, by method and path. */
const MATRIX: Record<string, Entry> = {
  'POST /api/accounts': [
    {
      what: 'with the owner’s display ID',
      status: 400,
      call: ({ browser }, { displayId }) => browser.post('/api/accounts').send(signUpInput({ displayId })),
    },
    {
      what: 'with the owner’s address',
      status: 204,
      call: ({ browser }, { email }) => browser.post('/api/accounts').send(signUpInput({ email })),
    },
  ],
  'POST /api/accounts/check-code': OWN_FLOW,
  'POST /api/accounts/create-validation': [
    {
      what: 'with the owner’s display ID',
      status: 400,
      call: ({ browser }, { displayId }) =>
        browser.post('/api/accounts/create-validation').send({ displayId }),
    },
  ],
  'POST /api/accounts/edit-validation': [
    {
      what: 'with the owner’s display ID',
      status: 400,
      call: ({ browser }, { displayId }) => browser.post('/api/accounts/edit-validation').send({ displayId }),
    },
  ],
  'PATCH /api/accounts/email': [
    {
      what: 'to the owner’s address',
      status: 204,
      call: ({ browser }, { email }) => browser.patch('/api/accounts/email').send({ email }),
    },
  ],
  'PATCH /api/accounts/email/check-code': [
    {
      what: 'of the owner’s address',
      status: 400,
      call: ({ browser }, { email }) =>
        browser.patch('/api/accounts/email/check-code').send({ email, code: '000000' }),
    },
  ],
  'POST /api/accounts/forgot-password': OWN_FLOW,
  'GET /api/accounts/me': read(() => '/api/accounts/me', 'their own account'),
  'GET /api/accounts/me/former-display-ids': read(
    () => '/api/accounts/me/former-display-ids',
    'their own former display IDs',
  ),
  'POST /api/accounts/me/export': 'It archives the caller’s own page, and takes no ID.',
  'GET /api/accounts/me/export': read(() => '/api/accounts/me/export', 'their own archive'),
  'GET /api/accounts/me/export/archive': [
    {
      what: 'their own, which does not exist',
      status: 404,
      call: ({ browser }) => browser.get('/api/accounts/me/export/archive'),
    },
  ],
  'POST /api/accounts/me/import': [
    {
      what: 'for the owner',
      as: 'form',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser
          .post('/api/accounts/me/import')
          .field('accountId', accountId)
          .attach('file', Buffer.from(LINK_LIST), 'links.csv'),
    },
  ],
  'GET /api/accounts/me/import': read(() => '/api/accounts/me/import', 'their own import'),
  'POST /api/accounts/me/imports/{id}/confirm': [
    {
      what: 'the owner’s',
      status: 404,
      call: ({ browser }, { importId }) =>
        browser.post(`/api/accounts/me/imports/${importId}/confirm`).send({}),
      unknown: ({ browser }) => browser.post(`/api/accounts/me/imports/${UNKNOWN_UUID}/confirm`).send({}),
    },
  ],
  'DELETE /api/accounts/me/imports/{id}': [
    {
      what: 'the owner’s',
      status: 404,
      call: ({ browser }, { importId }) => browser.delete(`/api/accounts/me/imports/${importId}`),
      unknown: ({ browser }) => browser.delete(`/api/accounts/me/imports/${UNKNOWN_UUID}`),
    },
  ],
  'PATCH /api/accounts/me': [
    {
      what: 'with a picture of the owner’s',
      as: 'json',
      status: 400,
      call: ({ browser }, { imageFileName }) => browser.patch('/api/accounts/me').send({ imageFileName }),
      unknown: ({ browser }) => browser.patch('/api/accounts/me').send({ imageFileName: UNKNOWN_PICTURE }),
    },
    {
      what: 'to the owner’s display ID',
      as: 'json',
      status: 400,
      call: ({ browser }, { displayId }) => browser.patch('/api/accounts/me').send({ displayId }),
    },
    {
      what: 'naming the owner’s account',
      as: 'json',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.patch('/api/accounts/me').send({ accountId, displayName: 'Taken over' }),
    },
    {
      what: 'to the owner’s display ID, with a picture',
      as: 'form',
      status: 400,
      call: async ({ browser }, { displayId }) =>
        browser
          .patch('/api/accounts/me')
          .field('displayId', displayId)
          .attach('icon', await anotherJpeg(), 'x.jpg'),
    },
    {
      what: 'naming the owner’s account',
      as: 'form',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.patch('/api/accounts/me').field('accountId', accountId).field('displayName', 'Taken over'),
    },
  ],
  'DELETE /api/accounts/me': [
    {
      what: 'naming the owner’s account',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.delete('/api/accounts/me').send({ accountId, reasonId: 2 }),
    },
  ],
  'PATCH /api/accounts/password': [
    {
      what: 'naming the owner’s account',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.patch('/api/accounts/password').send({ accountId, password: `${PASSWORD}2` }),
    },
    {
      what: 'their own',
      status: 204,
      call: ({ browser }) => browser.patch('/api/accounts/password').send({ password: `${PASSWORD}2` }),
    },
  ],
  'PATCH /api/accounts/password/check-code': [
    {
      what: 'with a code that was not sent',
      status: 400,
      call: ({ browser }) =>
        browser.patch('/api/accounts/password/check-code').send({ code: '000000', password: `${PASSWORD}2` }),
    },
  ],
  'POST /api/accounts/resend-code': OWN_FLOW,
  'POST /api/accounts/email/undo': [
    {
      what: 'with a token that was not sent',
      status: 404,
      call: ({ browser }) => browser.post('/api/accounts/email/undo').send({ token: 'x'.repeat(43) }),
    },
  ],
  'POST /api/accounts/restore': [
    {
      what: 'with a token that was not sent',
      status: 404,
      call: ({ browser }) => browser.post('/api/accounts/restore').send({ token: 'x'.repeat(43) }),
    },
  ],
  'GET /api/accounts/{id}': read(({ accountId }) => `/api/accounts/${accountId}`),
  'POST /api/auth/codes/allow': [
    {
      what: 'with a token that was not sent',
      status: 404,
      call: ({ browser }) => browser.post('/api/auth/codes/allow').send({ token: 'x'.repeat(43) }),
    },
  ],
  'POST /api/auth/confirm': [
    {
      what: 'with a code that was not sent',
      status: 401,
      call: ({ browser }) => browser.post('/api/auth/confirm').send({ code: '000000' }),
    },
  ],
  'POST /api/auth/confirm/code': [
    {
      what: 'for an account with a password',
      status: 400,
      call: ({ browser }) => browser.post('/api/auth/confirm/code'),
    },
  ],
  'POST /api/auth/forgot-password': [
    {
      what: 'with the owner’s address',
      status: 204,
      call: ({ browser }, { email }) => browser.post('/api/auth/forgot-password').send({ email }),
    },
  ],
  'POST /api/auth/forgot-password/check-code': [
    {
      what: 'with a code that was not sent',
      status: 400,
      call: ({ browser }) => browser.post('/api/auth/forgot-password/check-code').send({ code: '000000' }),
    },
  ],
  'POST /api/auth/login': [
    {
      what: 'with the owner’s address and a wrong password',
      status: 401,
      call: ({ browser }, { email }) =>
        browser.post('/api/auth/login').send({ email, password: `${PASSWORD}x` }),
    },
  ],
  'POST /api/auth/logout': [
    {
      what: 'ends only their own session',
      status: 204,
      call: async ({ input }) => (await logIn(testApp, input.email)).post('/api/auth/logout'),
    },
  ],
  'POST /api/auth/refresh': [
    {
      what: 'with a modified token of the owner',
      status: 401,
      call: ({ browser }, { refreshToken }) =>
        browser
          .post('/api/auth/refresh')
          .query({ tokens: 'body' })
          .send({ refreshToken: `${refreshToken.slice(0, -3)}AAA` }),
    },
  ],
  'GET /api/auth/sessions': read(() => '/api/auth/sessions', 'their own sessions'),
  'DELETE /api/auth/sessions': [
    {
      what: 'ends only their own other sessions',
      status: 204,
      call: ({ browser }) => browser.delete('/api/auth/sessions'),
    },
  ],
  'DELETE /api/auth/sessions/{id}': [
    {
      what: 'the owner’s',
      status: 404,
      call: ({ browser }, { sessionId }) => browser.delete(`/api/auth/sessions/${sessionId}`),
      unknown: ({ browser }) => browser.delete(`/api/auth/sessions/${UNKNOWN_UUID}`),
    },
  ],
  'PUT /api/blocks/{id}/orders': [
    {
      what: 'of the owner’s page',
      status: 403,
      call: ({ browser }, { accountId }) =>
        browser.put(`/api/blocks/${accountId}/orders`).send({ orders: arrangement() }),
      unknown: ({ browser }) =>
        browser.put(`/api/blocks/${UNKNOWN_UUID}/orders`).send({ orders: arrangement() }),
    },
  ],
  'GET /api/categories': REFERENCE,
  'POST /api/contact': [
    {
      what: 'a report of the owner’s content',
      status: 204,
      call: ({ browser }, { contentId }) =>
        browser
          .post('/api/contact')
          .send({ contactType: 'REPORT', content: 'Not theirs', about: `content:${contentId}` }),
    },
  ],
  'GET /api/contents': read(({ contentId }) => `/api/contents?contentIds=${contentId}`),
  'POST /api/contents': [
    {
      what: 'the owner’s video, with their own channel',
      as: 'json',
      status: 403,
      call: ({ browser }) =>
        browser.post('/api/contents').send({
          provider: 'youtube',
          contentUrl: 'https://www.youtube.com/watch?v=sumire-dm01',
          media: [{ imageUrl: `${sandbox.url}/pictures/sumire-dm01/40x30.jpg` }],
        }),
    },
    {
      what: 'the owner’s video, with their own channel and a picture',
      as: 'form',
      status: 403,
      call: async ({ browser }) =>
        browser
          .post('/api/contents')
          .field('provider', 'youtube')
          .field('contentUrl', 'https://www.youtube.com/watch?v=sumire-dm01')
          .attach('media[0][image]', await anotherJpeg(), 'x.jpg'),
    },
    {
      what: 'for the owner',
      as: 'form',
      status: 400,
      call: async ({ browser }, { accountId }) =>
        browser
          .post('/api/contents')
          .field('provider', 'tiktok')
          .field('accountId', accountId)
          .field('contentUrl', 'https://www.tiktok.com/@hana/video/7000000000000000001')
          .attach('media[0][image]', await anotherJpeg(), 'x.jpg'),
    },
  ],
  'GET /api/contents/accounts/{displayId}': read(({ displayId }) => `/api/contents/accounts/${displayId}`),
  'PATCH /api/contents/orders': [
    {
      what: 'with one of the owner’s among them',
      status: 400,
      call: ({ browser }, { contentId }) =>
        browser.patch('/api/contents/orders').send({ orders: [contentId, strangersOwn.contentId] }),
    },
  ],
  'GET /api/contents/{contentId}/accounts/{displayId}': [
    ...read(({ contentId, displayId }) => `/api/contents/${contentId}/accounts/${displayId}`),
    {
      what: 'the owner’s, on their own page',
      status: 404,
      call: ({ browser, account }, { contentId }) =>
        browser.get(`/api/contents/${contentId}/accounts/${account.displayId}`),
      unknown: ({ browser, account }) =>
        browser.get(`/api/contents/${UNKNOWN_ID}/accounts/${account.displayId}`),
    },
  ],
  'PATCH /api/contents/{id}': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { contentId }) =>
        browser.patch(`/api/contents/${contentId}`).send({ title: 'Taken over' }),
    },
  ],
  'DELETE /api/contents/{id}': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { contentId }) => browser.delete(`/api/contents/${contentId}`),
    },
  ],
  'GET /api/documents/{name}': REFERENCE,
  'GET /api/emergencies': REFERENCE,
  'PATCH /api/headlines': [
    {
      what: 'naming the owner’s account',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.patch('/api/headlines').send({ accountId, type: 'POST', text: 'Taken over' }),
    },
    {
      what: 'their own',
      status: 200,
      call: ({ browser }) => browser.patch('/api/headlines').send({ type: 'POST', text: 'Mine' }),
    },
  ],
  'GET /api/insights': read(() => '/api/insights', 'their own insights'),
  'GET /api/insights.csv': read(() => '/api/insights.csv', 'their own insights as a file'),
  'GET /api/items': read(({ itemId }) => `/api/items?itemIds=${itemId}`),
  'GET /api/items/accounts/{displayId}': read(({ displayId }) => `/api/items/accounts/${displayId}`),
  'GET /api/items/contents/{id}': read(({ contentId }) => `/api/items/contents/${contentId}`),
  'POST /api/items/contents/{id}': [
    {
      what: 'to the owner’s content',
      as: 'json',
      status: 403,
      call: ({ browser }, { contentId, imageFileName }) =>
        browser.post(`/api/items/contents/${contentId}`).send({ items: [item({ imageFileName })] }),
    },
    {
      what: 'to their own content, with the owner’s picture',
      as: 'json',
      status: 400,
      call: ({ browser }, { imageFileName }) =>
        browser
          .post(`/api/items/contents/${strangersOwn.contentId}`)
          .send({ items: [item({ imageFileName })] }),
      unknown: ({ browser }) =>
        browser
          .post(`/api/items/contents/${strangersOwn.contentId}`)
          .send({ items: [item({ imageFileName: UNKNOWN_PICTURE })] }),
    },
    {
      what: 'to the owner’s content, with a picture',
      as: 'form',
      status: 403,
      call: async ({ browser }, { contentId }) =>
        browser
          .post(`/api/items/contents/${contentId}`)
          .field('items[0][majorMallFlag]', '0')
          .field('items[0][url]', 'https://example.com/')
          .attach('items[0][image]', await anotherJpeg(), 'x.jpg'),
    },
  ],
  'PATCH /api/items/{itemId}/contents/{contentId}': [
    {
      what: 'the owner’s',
      as: 'json',
      status: 403,
      call: ({ browser }, { itemId, contentId }) =>
        browser.patch(`/api/items/${itemId}/contents/${contentId}`).send({ name: 'Taken over' }),
      unknown: ({ browser }) =>
        browser
          .patch(`/api/items/${UNKNOWN_ID}/contents/${ownersContent.contentId}`)
          .send({ name: 'Taken over' }),
    },
    {
      what: 'the owner’s, through their own content',
      as: 'json',
      status: 404,
      call: ({ browser }, { itemId }) =>
        browser.patch(`/api/items/${itemId}/contents/${strangersOwn.contentId}`).send({ name: 'Taken over' }),
      unknown: ({ browser }) =>
        browser
          .patch(`/api/items/${UNKNOWN_ID}/contents/${strangersOwn.contentId}`)
          .send({ name: 'Taken over' }),
    },
    {
      what: 'their own, through the owner’s content',
      as: 'json',
      status: 403,
      call: ({ browser }, { contentId }) =>
        browser.patch(`/api/items/${strangersOwn.itemId}/contents/${contentId}`).send({ name: 'Taken over' }),
    },
    {
      what: 'their own, with the owner’s picture',
      as: 'json',
      status: 400,
      call: ({ browser }, { imageFileName }) =>
        browser
          .patch(`/api/items/${strangersOwn.itemId}/contents/${strangersOwn.contentId}`)
          .send({ imageFileName }),
      unknown: ({ browser }) =>
        browser
          .patch(`/api/items/${strangersOwn.itemId}/contents/${strangersOwn.contentId}`)
          .send({ imageFileName: UNKNOWN_PICTURE }),
    },
    {
      what: 'the owner’s, with a new picture',
      as: 'form',
      status: 403,
      call: async ({ browser }, { itemId, contentId }) =>
        browser
          .patch(`/api/items/${itemId}/contents/${contentId}`)
          .field('name', 'Taken over')
          .attach('image', await anotherJpeg(), 'x.jpg'),
    },
  ],
  'PATCH /api/items/contents/{id}/orders': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { itemId, contentId }) =>
        browser.patch(`/api/items/contents/${contentId}/orders`).send({ orders: [itemId] }),
    },
    {
      what: 'their own, with one of the owner’s among them',
      status: 400,
      call: ({ browser }, { itemId }) =>
        browser
          .patch(`/api/items/contents/${strangersOwn.contentId}/orders`)
          .send({ orders: [itemId, strangersOwn.itemId] }),
    },
  ],
  'DELETE /api/items/{itemId}/contents/{contentId}': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { itemId, contentId }) =>
        browser.delete(`/api/items/${itemId}/contents/${contentId}`),
      unknown: ({ browser }) =>
        browser.delete(`/api/items/${UNKNOWN_ID}/contents/${ownersContent.contentId}`),
    },
    {
      what: 'the owner’s, through their own content',
      status: 404,
      call: ({ browser }, { itemId }) =>
        browser.delete(`/api/items/${itemId}/contents/${strangersOwn.contentId}`),
      unknown: ({ browser }) => browser.delete(`/api/items/${UNKNOWN_ID}/contents/${strangersOwn.contentId}`),
    },
    {
      what: 'their own, through the owner’s content',
      status: 403,
      call: ({ browser }, { contentId }) =>
        browser.delete(`/api/items/${strangersOwn.itemId}/contents/${contentId}`),
    },
  ],
  'POST /api/links': [
    {
      what: 'with a picture of the owner’s',
      as: 'json',
      status: 400,
      call: ({ browser }, { imageFileName }) =>
        browser
          .post('/api/links')
          .send({ linkTypeId: KIND.image_1, details: [{ title: 'Taken', imageFileName }] }),
    },
    {
      what: 'for the owner',
      as: 'json',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser
          .post('/api/links')
          .send({ accountId, linkTypeId: KIND.text, details: [{ title: 'Taken over' }] }),
    },
    {
      what: 'for the owner',
      as: 'form',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.post('/api/links').field(LINK_IN_FORM).field('accountId', accountId),
    },
  ],
  'POST /api/pictures': [
    {
      what: 'for the owner',
      as: 'form',
      status: 400,
      call: async ({ browser }, { accountId }) =>
        browser
          .post('/api/pictures')
          .field('accountId', accountId)
          .attach('image', await anotherJpeg(), 'picture.jpg'),
    },
  ],
  'POST /api/link-previews': [
    {
      what: 'for the owner',
      status: 400,
      call: ({ browser }, { accountId }) =>
        browser.post('/api/link-previews').send({ accountId, url: 'https://example.com/' }),
    },
  ],
  'GET /api/links/accounts/{displayId}': read(({ displayId }) => `/api/links/accounts/${displayId}`),
  'PATCH /api/links/orders': [
    {
      what: 'with one of the owner’s among them',
      status: 400,
      call: ({ browser }, { linkId }) =>
        browser.patch('/api/links/orders').send({ orders: [linkId, strangersOwn.linkId] }),
    },
  ],
  'GET /api/links/types': REFERENCE,
  'PATCH /api/links/{id}': [
    {
      what: 'the owner’s',
      as: 'json',
      status: 403,
      call: ({ browser }, { linkId }) =>
        browser.patch(`/api/links/${linkId}`).send({ details: [{ title: 'Taken over' }] }),
    },
    {
      what: 'the owner’s, with a new picture',
      as: 'form',
      status: 403,
      call: async ({ browser }, { linkId }) =>
        browser
          .patch(`/api/links/${linkId}`)
          .field('details[0][title]', 'Taken over')
          .attach('details[0][image]', await anotherJpeg(), 'x.jpg'),
    },
  ],
  'DELETE /api/links/{id}': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { linkId }) => browser.delete(`/api/links/${linkId}`),
    },
  ],
  'GET /api/log/page-access': 'It counts an anonymous view.',
  'POST /api/log/presses': 'It counts an anonymous press.',
  'GET /api/news': read(() => '/api/news', 'the news with their own read marks'),
  'GET /api/news/unreads': read(() => '/api/news/unreads', 'their own unread count'),
  'GET /api/news/{id}': read(() => `/api/news/${NEWS_ID}`, 'the news with their own read mark'),
  'POST /api/news/{id}/history': [
    {
      what: 'for themselves',
      status: 204,
      call: ({ browser }) => browser.post(`/api/news/${NEWS_ID}/history`),
    },
  ],
  'GET /api/notices': read(() => '/api/notices', 'their own notices'),
  'DELETE /api/notices/{id}': [
    {
      what: 'the owner’s',
      status: 404,
      call: ({ browser }, { noticeId }) => browser.delete(`/api/notices/${noticeId}`),
      unknown: ({ browser }) => browser.delete(`/api/notices/${UNKNOWN_ID}`),
    },
  ],
  'GET /api/oauth/instagram/posts': [
    {
      what: 'of the owner’s linkage',
      status: 403,
      call: ({ browser }, { linkages }) =>
        browser.get(`/api/oauth/instagram/posts?linkageId=${linkages.instagram}`),
    },
  ],
  'GET /api/oauth/instagram/posts/detail': [
    {
      what: 'of the owner’s linkage',
      status: 403,
      call: ({ browser }, { linkages }) =>
        browser.get(`/api/oauth/instagram/posts/detail?linkageId=${linkages.instagram}&id=1`),
    },
  ],
  'GET /api/oauth/linkages/accounts/me': read(() => '/api/oauth/linkages/accounts/me', 'their own'),
  'GET /api/oauth/linkages/accounts/{id}': read(
    ({ displayId }) => `/api/oauth/linkages/accounts/${displayId}`,
  ),
  'GET /api/oauth/linkages/providers': REFERENCE,
  'POST /api/oauth/linkages/providers/{provider}': [
    {
      what: 'with the owner’s code and state',
      status: 403,
      call: async ({ browser }, { person }) => {
        const { code, state } = await goToLink(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
        return browser.post('/api/oauth/linkages/providers/youtube').send({ code, state });
      },
    },
  ],
  'GET /api/oauth/linkages/providers/{provider}/redirect': 'It starts a flow of the caller’s own.',
  'DELETE /api/oauth/linkages/{id}': [
    {
      what: 'the owner’s',
      status: 403,
      call: ({ browser }, { linkages }) => browser.delete(`/api/oauth/linkages/${linkages.youtube}`),
    },
  ],
  'GET /api/oauth/social-login/providers': REFERENCE,
  'POST /api/oauth/social-login/providers/{provider}/accounts': [
    {
      what: 'with a token that was not issued',
      status: 401,
      call: ({ browser }) =>
        browser.post('/api/oauth/social-login/providers/line/accounts').send({
          displayId: 'taken.over',
          displayName: 'Taken over',
          userId: 'U1',
          authToken: 'x'.repeat(43),
        }),
    },
  ],
  'PUT /api/oauth/social-login/providers/{provider}/connection': [
    {
      what: 'with a code that was not issued',
      status: 403,
      call: ({ browser }) =>
        browser.put('/api/oauth/social-login/providers/line/connection').send({ code: 'forged' }),
    },
  ],
  'DELETE /api/oauth/social-login/providers/{provider}/connection': [
    {
      what: 'their own, which does not exist',
      status: 404,
      call: ({ browser }) => browser.delete('/api/oauth/social-login/providers/line/connection'),
    },
  ],
  'POST /api/oauth/social-login/providers/{provider}/login': [
    {
      what: 'with a code that was not issued',
      status: 403,
      call: ({ browser }) =>
        browser.post('/api/oauth/social-login/providers/line/login').send({ code: 'forged' }),
    },
  ],
  'GET /api/oauth/social-login/providers/{provider}/redirect': 'It starts a flow of the caller’s own.',
  'GET /api/oauth/social-login/providers/{provider}/user': [
    {
      what: 'with a code that was not issued',
      status: 403,
      call: ({ browser }) => browser.get('/api/oauth/social-login/providers/line/user?code=forged'),
    },
  ],
  'GET /api/oauth/youtube/posts/detail': [
    {
      what: 'of the owner’s linkage',
      status: 403,
      call: ({ browser }, { linkages }) =>
        browser.get(`/api/oauth/youtube/posts/detail?linkageId=${linkages.youtube}&videoId=sumire-dm01`),
    },
  ],
  'GET /api/oembed': 'It describes a public page.',
  'GET /api/redirects': REFERENCE,
  'GET /api/themes': REFERENCE,
  'GET /api/withdraw-reasons': REFERENCE,
};

function arrangement() {
  return ['item', 'link', 'content'].map((name, index) => ({ name, order: index + 1, show: false }));
}

function item(overrides: object) {
  return { majorMallFlag: false, url: 'https://example.com/', ...overrides };
}

/** Tables with the state of the caller's requests: codes, counts, OAuth states. */
const OF_THE_CALLER = [
  'flows',
  'code_stops',
  'login_counts',
  'throttle_counts',
  'oauth_states',
  'sign_ups',
  'social_sign_ups',
];

/** All rows and files of an account, and all rows without an account. */
async function stateOf({ accountId }: Owner) {
  const tables = await testApp.sql<{ name: string; owned: boolean }>(
    `SELECT tables.tablename AS name,
            EXISTS (SELECT FROM information_schema.columns
                     WHERE table_schema = 'public' AND table_name = tables.tablename
                       AND column_name = 'account_id') AS owned
       FROM pg_tables tables
      WHERE tables.schemaname = 'public' AND NOT tables.tablename = ANY($1) ORDER BY 1`,
    [OF_THE_CALLER],
  );
  const rows: Record<string, string[]> = {};
  for (const { name, owned } of tables) {
    const condition =
      name === 'accounts'
        ? 'id = $1'
        : name === 'picture_files'
          ? 'hash IN (SELECT hash FROM pictures WHERE account_id = $1)'
          : owned
            ? 'account_id = $1'
            : '$1::uuid IS NOT NULL';
    const found = await testApp.sql<{ row: string }>(
      // The last use of a session may change, since some calls begin with one by the owner.
      `SELECT (to_jsonb(entry) - 'last_seen_at')::text AS row FROM "${name}" entry WHERE ${condition} ORDER BY 1`,
      [accountId],
    );
    rows[name] = found.map(({ row }) => row);
  }
  const hashes = (rows['picture_files'] ?? []).map((row) => (JSON.parse(row) as { hash: string }).hash);
  const files = await storedFiles(testApp);
  return { rows, files: files.filter((name) => hashes.some((hash) => name.startsWith(hash))) };
}

/** The answer without its request ID, which always differs. */
function withoutRequestId({ status, body }: Response) {
  return { status, body: { ...(body as object), requestId: null } };
}

let sandbox: TestSandbox;
let testApp: TestApp;
let owner: Owner;
/** The owner's content, for calls with unknown items. */
let ownersContent: Pick<Owner, 'contentId'>;
let stranger: SignedUp;
let strangersOwn: { contentId: number; itemId: number; linkId: number };

async function makeOwner(): Promise<Owner> {
  const person = await signUp(testApp, { displayId: 'the.owner' });
  const { accountId, displayId } = person.account;
  await link(person.browser, sandbox, 'youtube', AT_YOUTUBE.oneChannel);
  await link(person.browser, sandbox, 'instagram', AT_INSTAGRAM.onePage);
  const contentId = await createContent(testApp, accountId);
  const itemId = await createItem(testApp, accountId, contentId);
  const { linkId } = await addPictureLink(person, KIND.image_1, ['Mine']);
  await person.browser.patch('/api/headlines').send({ type: 'POST', text: 'Words' }).expect(200);
  await person.browser
    .put(`/api/blocks/${accountId}/orders`)
    .send({
      orders: ['link', 'content', 'item'].map((name, index) => ({ name, order: index + 1, show: true })),
    })
    .expect(204);
  const icon = await person.browser.patch('/api/accounts/me').attach('icon', await anotherJpeg(), 'x.jpg');
  await person.browser.post(`/api/news/${NEWS_ID}/history`).expect(204);
  const reading = await person.browser
    .post('/api/accounts/me/import')
    .attach('file', Buffer.from(LINK_LIST), 'links.csv')
    .expect(201);
  const [session] = await testApp.repository(Session).findBy({ accountId });
  const notices = testApp.repository(Notice);
  const notice = await notices.save(notices.create({ accountId, kind: 'LINK_REMOVED', reason: 'Spam' }));
  const linked = await testApp.repository(Linkage).findBy({ accountId });
  return {
    person,
    accountId,
    displayId,
    email: person.input.email,
    sessionId: session?.id ?? '',
    contentId,
    itemId,
    linkId,
    imageFileName: (icon.body as { icon: string }).icon.replace('/media/', ''),
    linkages: Object.fromEntries(linked.map(({ id, provider }) => [provider, id])) as Owner['linkages'],
    noticeId: notice.id,
    importId: (reading.body as { importId: string }).importId,
    refreshToken: cookiesOf(person.browser)['refreshToken'] ?? '',
  };
}

const OPERATIONS = operationsOf(await buildDocument()).map(({ method, path, operation }) => {
  const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, unknown> };
  return { address: `${method.toUpperCase()} ${path}`, kinds: Object.keys(content) };
});
const CELLS = Object.entries(MATRIX).flatMap(([address, entry]) =>
  typeof entry === 'string' ? [] : entry.map((cell) => [address, cell.as ?? '', cell.what, cell] as const),
);

describe("another account's resources", () => {
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
    testApp = await startTestApp({
      ...sandbox.variables,
      THROTTLE_UPLOAD_LIMIT: '100000',
      THROTTLE_MAIL_MINUTE_LIMIT: '100000',
      THROTTLE_MAIL_HOUR_LIMIT: '100000',
    });
    await createNews(testApp, NEWS_ID, { publishedAt: fromNow({ seconds: 1 }) });
    stranger = await signUp(testApp);
    await testApp.repository(News).updateAll({ publishedAt: new Date() });
    owner = await makeOwner();
    ownersContent = owner;
    const { accountId } = stranger.account;
    await link(stranger.browser, sandbox, 'youtube', AT_YOUTUBE.severalChannels);
    const contentId = await createContent(testApp, accountId);
    const itemId = await createItem(testApp, accountId, contentId);
    strangersOwn = { contentId, itemId, linkId: (await addTextLink(stranger, 'Mine')).linkId };
  });
  afterAll(async () => {
    await testApp.stop();
    await sandbox.stop();
  });

  it('are requested with every operation, except for a stated reason', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(OPERATIONS.map(({ address }) => address).sort());
    expect(CELLS.length).toBeGreaterThan(60);
  });

  it('are requested with JSON and forms if an operation accepts both', () => {
    const inBoth = OPERATIONS.filter(({ kinds }) => kinds.length > 1).map(({ address }) => address);
    expect(inBoth.length).toBeGreaterThan(0);
    for (const address of inBoth) {
      const forms = CELLS.filter(([of]) => of === address).map(([, as]) => as);
      expect([address, new Set(forms)]).toEqual([address, new Set(['json', 'form'])]);
    }
  });

  it.each(CELLS)(
    'remain unchanged after %s %s %s',
    async (address, _as, _what, { status, call, unknown }) => {
      const isLinkages = /^(?:GET|DELETE) \/api\/oauth\/(?:instagram|youtube|linkages)\b/.test(address);
      const before = await stateOf(owner);
      expect(before.rows['contents']).toHaveLength(1);
      expect(before.files.length).toBeGreaterThan(0);
      const asked = await sandbox.countRequests();
      const answer = await call(stranger, owner);
      expect(answer.status).toBe(status);
      if (status >= 400) expect(failureIn(answer)).toMatchObject({ statusCode: status });
      for (const secret of [owner.email, owner.sessionId]) expect(answer.text).not.toContain(secret);
      expect(answer.text).not.toContain('"isMe":true');
      expect(await stateOf(owner)).toEqual(before);
      // The server makes no provider calls with the owner’s grants.
      if (isLinkages) expect(await sandbox.countRequests()).toBe(asked);
      if (unknown) expect(withoutRequestId(await unknown(stranger))).toEqual(withoutRequestId(answer));
    },
  );

  it('remain usable for the owner', async () => {
    const { person, contentId, linkId, accountId } = owner;
    await person.browser.get('/api/accounts/me').expect(200);
    await person.browser.patch(`/api/contents/${contentId}`).send({ title: 'Still mine' }).expect(200);
    await person.browser.delete(`/api/links/${linkId}`).expect(204);
    expect(await testApp.repository(Link).findBy({ accountId })).toEqual([]);
  });
});
