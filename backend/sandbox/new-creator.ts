import { type INestApplicationContext } from '@nestjs/common';
import { TransactionsService } from '../src/database/transactions.service.js';
import { DisplayIdsRepository } from '../src/modules/accounts/display-ids.repository.js';
import { emailKey } from '../src/modules/accounts/email-key.js';
import { AccountCreationService } from '../src/modules/accounts/account-creation.service.js';
import { DocumentsService } from '../src/modules/documents/documents.service.js';
import { PasswordsService } from '../src/security/passwords/passwords.service.js';

interface NewCreator {
  displayId: string;
  displayName: string;
  email: string;
  password: string;
}

/** How long the display ID is reserved: longer than creating an account takes. */
const HOLD_MS = 60_000;

/**
 * Creates the account of a creator without mailing a code.
 *
 * @returns the account's id
 */
export async function makeCreator(
  app: INestApplicationContext,
  { displayId, displayName, email, password }: NewCreator,
): Promise<string> {
  const part = { strict: false };
  const passwordHash = await app.get(PasswordsService, part).hash(password);
  const key = emailKey(email);
  return app.get(TransactionsService).run(async (tx) => {
    await app.get(DisplayIdsRepository, part).hold(tx, displayId, key, new Date(Date.now() + HOLD_MS));
    return app.get(AccountCreationService, part).create(tx, {
      displayId,
      displayName,
      email,
      emailKey: key,
      passwordHash,
      language: 'ja',
      termsVersion: app.get(DocumentsService, part).termsVersion,
    });
  });
}
