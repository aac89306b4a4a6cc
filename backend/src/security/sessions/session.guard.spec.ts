import { discoverRoutes, type Route } from '../../../test/support/routes.js';

describe('the guard', () => {
  let routes: Route[];
  beforeAll(async () => {
    routes = await discoverRoutes();
  });

  const withAccess = (access: Route['access']) =>
    routes
      .filter((route) => route.access === access)
      .map(({ address }) => address)
      .sort();

  it('is tested with all routes', () => {
    expect(routes.length).toBeGreaterThan(10);
  });

  it('allows visitors and authenticates members on these operations', () => {
    expect(withAccess('viewer')).toEqual([
      'GET /api/accounts/:id',
      'GET /api/contents',
      'GET /api/contents/:contentId/accounts/:displayId',
      'GET /api/contents/accounts/:displayId',
      'GET /api/items/accounts/:displayId',
      'GET /api/items/contents/:id',
      'GET /api/links/accounts/:displayId',
      'POST /api/accounts',
      'POST /api/accounts/check-code',
      'POST /api/accounts/create-validation',
      'POST /api/accounts/resend-code',
      'POST /api/contact',
    ]);
  });

  it('does not authenticate these', () => {
    expect(withAccess('anonymous')).toEqual([
      'GET /',
      'GET /*path',
      'GET /:name.txt',
      'GET /api/categories',
      'GET /api/documents/:name',
      'GET /api/emergencies',
      'GET /api/items',
      'GET /api/links/types',
      'GET /api/log/page-access',
      'GET /api/oauth/linkages/accounts/:id',
      'GET /api/oauth/social-login/providers',
      'GET /api/oauth/social-login/providers/:provider/redirect',
      'GET /api/oauth/social-login/providers/:provider/user',
      'GET /api/oembed',
      'GET /api/redirects',
      'GET /api/schemas/archive-1.json',
      'GET /api/themes',
      'GET /en/profile/:displayId/feed.atom',
      'GET /en/profile/:displayId/feed.json',
      'GET /en/profile/:displayId/poster.:format',
      'GET /fonts/:font/:name',
      'GET /health',
      'GET /health/arrival',
      'GET /health/live',
      'GET /health/ready',
      'GET /ja/profile/:displayId/feed.atom',
      'GET /ja/profile/:displayId/feed.json',
      'GET /ja/profile/:displayId/poster.:format',
      'GET /media',
      'GET /media/*name',
      'GET /profile/:displayId/feed.atom',
      'GET /profile/:displayId/feed.json',
      'GET /profile/:displayId/poster.:format',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /sitemaps/:name.xml',
      'GET /theme-covers/:name',
      'POST /api/accounts/email/undo',
      'POST /api/accounts/forgot-password',
      'POST /api/accounts/restore',
      'POST /api/auth/codes/allow',
      'POST /api/auth/forgot-password',
      'POST /api/auth/forgot-password/check-code',
      'POST /api/auth/refresh',
      'POST /api/log/presses',
    ]);
  });

  it('authenticates these without renewing', () => {
    expect(withAccess('session')).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/oauth/social-login/providers/:provider/accounts',
      'POST /api/oauth/social-login/providers/:provider/login',
    ]);
  });

  it('lets these read from a replica for visitors', () => {
    const lagging = routes.filter(({ mayLag }) => mayLag);
    expect(lagging.map(({ address }) => address).sort()).toEqual([
      'GET /api/accounts/:id',
      'GET /api/contents',
      'GET /api/contents/:contentId/accounts/:displayId',
      'GET /api/contents/accounts/:displayId',
      'GET /api/items',
      'GET /api/items/accounts/:displayId',
      'GET /api/items/contents/:id',
      'GET /api/links/accounts/:displayId',
      'GET /api/oauth/linkages/accounts/:id',
      'GET /api/oembed',
      'GET /en/profile/:displayId/feed.atom',
      'GET /en/profile/:displayId/feed.json',
      'GET /en/profile/:displayId/poster.:format',
      'GET /ja/profile/:displayId/feed.atom',
      'GET /ja/profile/:displayId/feed.json',
      'GET /ja/profile/:displayId/poster.:format',
      'GET /profile/:displayId/feed.atom',
      'GET /profile/:displayId/feed.json',
      'GET /profile/:displayId/poster.:format',
      'GET /sitemap.xml',
      'GET /sitemaps/:name.xml',
    ]);
    // With a session, users read what they have just saved.
    expect(lagging.filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('requires a session on all others', () => {
    expect(withAccess(undefined)).toEqual([
      'DELETE /api/accounts/me',
      'DELETE /api/accounts/me/imports/:id',
      'DELETE /api/auth/sessions',
      'DELETE /api/auth/sessions/:id',
      'DELETE /api/contents/:id',
      'DELETE /api/items/:itemId/contents/:contentId',
      'DELETE /api/links/:id',
      'DELETE /api/notices/:id',
      'DELETE /api/oauth/linkages/:id',
      'DELETE /api/oauth/social-login/providers/:provider/connection',
      'GET /api/accounts/me',
      'GET /api/accounts/me/export',
      'GET /api/accounts/me/export/archive',
      'GET /api/accounts/me/former-display-ids',
      'GET /api/accounts/me/import',
      'GET /api/auth/sessions',
      'GET /api/insights',
      'GET /api/insights.csv',
      'GET /api/news',
      'GET /api/news/:id',
      'GET /api/news/unreads',
      'GET /api/notices',
      'GET /api/oauth/instagram/posts',
      'GET /api/oauth/instagram/posts/detail',
      'GET /api/oauth/linkages/accounts/me',
      'GET /api/oauth/linkages/providers',
      'GET /api/oauth/linkages/providers/:provider/redirect',
      'GET /api/oauth/previews/:sealed',
      'GET /api/oauth/youtube/posts/detail',
      'GET /api/withdraw-reasons',
      'PATCH /api/accounts/email',
      'PATCH /api/accounts/email/check-code',
      'PATCH /api/accounts/me',
      'PATCH /api/accounts/password',
      'PATCH /api/accounts/password/check-code',
      'PATCH /api/contents/:id',
      'PATCH /api/contents/orders',
      'PATCH /api/headlines',
      'PATCH /api/items/:itemId/contents/:contentId',
      'PATCH /api/items/contents/:id/orders',
      'PATCH /api/links/:id',
      'PATCH /api/links/orders',
      'POST /api/accounts/edit-validation',
      'POST /api/accounts/me/export',
      'POST /api/accounts/me/import',
      'POST /api/accounts/me/imports/:id/confirm',
      'POST /api/auth/confirm',
      'POST /api/auth/confirm/code',
      'POST /api/contents',
      'POST /api/items/contents/:id',
      'POST /api/link-previews',
      'POST /api/links',
      'POST /api/news/:id/history',
      'POST /api/oauth/linkages/providers/:provider',
      'POST /api/pictures',
      'PUT /api/blocks/:id/orders',
      'PUT /api/oauth/social-login/providers/:provider/connection',
    ]);
  });
});
