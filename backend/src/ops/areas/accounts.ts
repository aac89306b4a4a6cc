import { type INestApplicationContext } from '@nestjs/common';
import { type Command } from 'commander';
import { checkEmail } from '../../common/rules/account-rules.js';
import { AccountOperations } from '../../modules/accounts/account-operations.js';
import { AccountNotFound, EmailTaken } from '../../modules/accounts/accounts.errors.js';
import { type OperatedAccountView } from '../../modules/accounts/accounts.repository.js';
import { emailKey } from '../../modules/accounts/email-key.js';
import { toPicture } from '../../modules/pictures/picture.mapper.js';
import { themeOrDefault } from '../../modules/themes/themes.js';
import { LoginLock } from '../../security/login-lock/login-lock.js';
import { EXIT, notFound, OpsError } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { record, said } from '../report.js';

const ID = 'its display ID, current or former, or its account ID';

/** Creators' accounts. */
export function accountsArea(ops: Ops): Command {
  return ops
    .area('accounts', "creators' accounts")
    .addCommand(
      ops
        .verb('show', 'show an account, also one that is suspended or withdrawn')
        .argument('<id>', ID)
        .action(ops.withServices(async (app, _options, id = '') => record(toRecord(await find(app, id))))),
    )
    .addCommand(
      ops
        .destructiveVerb(
          'suspend',
          'keep an account from being used and seen, until it is restored; its sessions end',
        )
        .argument('<id>', ID)
        .action(
          ops.withServices(async (app, { dryRun = false }, typed = '') => {
            const { id, displayId, suspendedAt } = await find(app, typed);
            const changed = dryRun ? suspendedAt === null : await operations(app).suspend(id);
            const words = dryRun ? 'would be suspended' : 'is suspended';
            return said(`${displayId} ${changed ? words : 'was suspended already'}.`, {
              dryRun,
              id,
              displayId,
              changed,
            });
          }),
        ),
    )
    .addCommand(
      ops
        .verb('restore', 'bring an account back that is suspended, or was withdrawn and is not erased yet')
        .argument('<id>', ID)
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            const { id, displayId } = await find(app, typed);
            const changed = await operations(app)
              .restore(id)
              .catch((error: unknown) => {
                if (!(error instanceof EmailTaken)) throw error;
                throw new OpsError(`Another account has the e-mail address of ${displayId} by now.`);
              });
            const words = changed ? 'is back' : 'was neither suspended nor withdrawn';
            return said(`${displayId} ${words}.`, { id, displayId, changed });
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb(
          'delete',
          'close an account for its owner; it can be restored from here until it is erased, after PURGE_DAYS',
        )
        .argument('<id>', ID)
        .action(
          ops.withServices(async (app, options, typed = '') => {
            const dryRun = options['dryRun'] === true;
            const { id, displayId, withdrawnAt } = await find(app, typed);
            const changed = dryRun ? withdrawnAt === null : await operations(app).delete(id);
            const words = dryRun ? 'would be closed' : 'is closed';
            return said(`${displayId} ${changed ? words : 'was closed already'}.`, {
              dryRun,
              id,
              displayId,
              changed,
            });
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

function operations(app: INestApplicationContext): AccountOperations {
  return app.get(AccountOperations, { strict: false });
}

/** @throws OpsError where there is no such account */
async function find(app: INestApplicationContext, id: string): Promise<OperatedAccountView> {
  return operations(app)
    .get(id)
    .catch((error: unknown) => {
      throw error instanceof AccountNotFound ? notFound(`There is no account ${id}.`) : error;
    });
}

/** An account as operators read it: what is made up of parts in one line each. */
function toRecord({ icon, themeId, categoryNames, headlines, blocks, ...account }: OperatedAccountView) {
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
