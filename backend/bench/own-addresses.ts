import { type INestApplicationContext } from '@nestjs/common';
import { TransactionsService } from '../src/database/transactions.service.js';
import { SessionsService } from '../src/security/sessions/sessions.service.js';
import { accountIdOf, displayIdOf, firstContentOf } from './generated-accounts.js';
import { fullAccount, type PublicAddress } from './public-addresses.js';

/** The addresses that only a signed-in account reads, and those that answer its owner with more. */
export function ownAddresses(accounts: number): PublicAddress[] {
  const account = fullAccount(accounts);
  const id = displayIdOf(account);
  const content = firstContentOf(account);
  const of = (route: string, path = route.slice('GET '.length)) => ({ route, path });
  return [
    of('GET /api/accounts/me'),
    of('GET /api/accounts/me/export'),
    of('GET /api/accounts/me/former-display-ids'),
    of('GET /api/accounts/me/import'),
    of('GET /api/auth/sessions'),
    of('GET /api/insights'),
    of('GET /api/insights.csv'),
    of('GET /api/news'),
    of('GET /api/news/:id', '/api/news/news-1'),
    of('GET /api/news/unreads'),
    of('GET /api/notices'),
    of('GET /api/oauth/linkages/accounts/me'),
    of('GET /api/accounts/:id', `/api/accounts/${id}`),
    of('GET /api/links/accounts/:displayId', `/api/links/accounts/${id}`),
    of('GET /api/contents/accounts/:displayId', `/api/contents/accounts/${id}`),
    of('GET /api/contents/:contentId/accounts/:displayId', `/api/contents/${content}/accounts/${id}`),
    of('GET /api/items/accounts/:displayId', `/api/items/accounts/${id}`),
    of('GET /api/items/contents/:id', `/api/items/contents/${content}`),
  ];
}

/** The header of a new session of the account that {@link ownAddresses} are about. */
export async function signInOwner(
  app: INestApplicationContext,
  accounts: number,
): Promise<{ authorization: string }> {
  const accountId = accountIdOf(fullAccount(accounts), accounts);
  const sessions = app.get(SessionsService, { strict: false });
  const { accessToken } = await app
    .get(TransactionsService, { strict: false })
    .run((tx) => sessions.begin(tx, accountId, null));
  return { authorization: `Bearer ${accessToken}` };
}
