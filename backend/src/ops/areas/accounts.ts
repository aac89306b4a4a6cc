import { type Command } from 'commander';
import { checkEmail } from '../../common/rules/account-rules.js';
import { AccountNotFound } from '../../modules/accounts/accounts.errors.js';
import { type AccountView } from '../../modules/accounts/accounts.repository.js';
import { AccountsService } from '../../modules/accounts/accounts.service.js';
import { emailKey } from '../../modules/accounts/email-key.js';
import { toPicture } from '../../modules/pictures/picture.mapper.js';
import { themeOrDefault } from '../../modules/themes/themes.js';
import { LoginLock } from '../../security/login-lock/login-lock.js';
import { EXIT, notFound, OpsError } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { record, said } from '../report.js';

/** Creators' accounts. */
export function accountsArea(ops: Ops): Command {
  return ops
    .area('accounts', "creators' accounts")
    .addCommand(
      ops
        .verb('show', 'show an account')
        .argument('<id>', 'its display ID, current or former, or its account ID')
        .action(
          ops.withServices(async (app, _options, id = '') => {
            const account = await app
              .get(AccountsService, { strict: false })
              .getPublic(id)
              .catch((error: unknown) => {
                throw error instanceof AccountNotFound ? notFound(`There is no account ${id}.`) : error;
              });
            return record(toRecord(account));
          }),
        ),
    )
    .addCommand(
      ops
        .verb('unlock', 'let passwords be tried again for an address that had too many wrong ones')
        .argument('<email>', 'the address')
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            const email = typed.trim();
            if (checkEmail(email) !== null) {
              throw new OpsError(`email: ${email} is not an e-mail address.`, EXIT.usage);
            }
            const unlocked = await app.get(LoginLock, { strict: false }).unlock(emailKey(email));
            const words = unlocked ? 'Nothing counts against' : 'Nothing counted against';
            return said(`${words} ${email}${unlocked ? ' any more' : ''}.`, { email, unlocked });
          }),
        ),
    );
}

/** An account as operators read it: what is made up of parts in one line each. */
function toRecord({ icon, themeId, categoryNames, headlines, blocks, ...account }: AccountView) {
  return {
    ...account,
    icon: icon && toPicture(icon).url,
    theme: themeOrDefault(themeId).name,
    categories: inOneLine(categoryNames.map(({ ja }) => ja)),
    headlines: inOneLine(headlines.flatMap(({ type, text }) => (text === null ? [] : `${type}: ${text}`))),
    blocks: inOneLine(blocks.map(({ name, shown }) => (shown ? name : `${name} (hidden)`))),
  };
}

function inOneLine(parts: string[]): string | null {
  return parts.length > 0 ? parts.join(', ') : null;
}
