import { compareKeys, readMarks, recordKeys } from '../../security/key-checks.js';
import { OpsError } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { audited } from '../report.js';

const LOST = {
  PASSWORD_PEPPER: 'every password has to be reset by mail',
  ENCRYPTION_KEY: 'linked accounts have to be linked anew',
};

/** Secrets that differ from those the data were made with. */
export function keysArea(ops: Ops): Area {
  const area = ops.area('keys', 'the secrets that the data depend on');
  area
    .destructiveVerb('accept', 'accept the configured secrets when the earlier ones are lost')
    .withConnection(async (client, { secrets }, { dryRun = false }) => {
      const { wrong } = compareKeys(await readMarks(client), secrets);
      if (wrong.length === 0)
        throw new OpsError('PASSWORD_PEPPER and ENCRYPTION_KEY are those of the data: nothing is lost.');
      if (!dryRun) await recordKeys(client, secrets);
      const names = wrong.join(' and ');
      const lost = wrong.map((name) => LOST[name]).join(', and ');
      const words = `${names} ${dryRun ? 'would be' : 'are'} accepted as set: ${lost}.`;
      return { ...audited(words, { dryRun, accepted: wrong }), about: names };
    });
  return area;
}
