import { type INestApplicationContext } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { ContactMessageNotFound, ReportSubjectNotFound } from '../../modules/contact/contact.errors.js';
import {
  type ContactMessageView,
  type MessageKind,
} from '../../modules/contact/contact-message.read-model.js';
import { ContactService } from '../../modules/contact/contact.service.js';
import { ReportSubjectsService } from '../../modules/contact/report-subjects.service.js';
import { EXIT, OpsError, orNotFound } from '../exit-code.js';
import { type Area, type Ops, operatorOf } from '../ops.js';
import { propertiesWithTexts, type Report, audited, table, unaudited } from '../report.js';
import { readId, readReason } from '../values.js';

/** Messages other than reports. */
export function contactArea(ops: Ops): Area {
  return withMessages(ops.area('contact', 'messages from people'), 'contact');
}

/** Reports, and taking reported content down. */
export function reportsArea(ops: Ops): Area {
  const area = withMessages(ops.area('reports', 'reports about creators’ pages'), 'report');
  area
    .destructiveVerb(
      'take-down',
      'remove what is reported and close the report: deletes a post with its items, an item or a link for good; suspends a profile, which "accounts restore" undoes',
    )
    .argument('<number>', 'the number of the report')
    .option('--reason <words>', 'the reason, which is sent to the account’s owner')
    .withServices((app, { dryRun, reason }, value = '') =>
      takeDown(app, readId('number', value), {
        dryRun: dryRun === true,
        reason: readReason(reason, dryRun !== true),
      }),
    );
  return area;
}

const NAMES: Record<MessageKind, string> = { contact: 'message', report: 'report' };

/** Adds the verbs for messages of one kind. */
function withMessages(area: Area, kind: MessageKind): Area {
  const name = NAMES[kind];
  area
    .verb('list', `list the open ${name}s, oldest first`)
    .option('--all', 'include closed ones')
    .withService(ContactService, async (contact, { all }) =>
      list(kind, await contact.list(kind, { closed: all === true })),
    );
  area
    .verb('show', `show a ${name}`)
    .argument('<number>', `the number of the ${name}`)
    .withServices(async (app, _options, value = '') => {
      const contact = app.get(ContactService, { strict: false });
      const message = await orMissing(kind, value, (id) => contact.get(kind, id));
      const { content, ...fields } = toRecord(message, app.get(AppConfig, { strict: false }).publicUrl);
      return propertiesWithTexts(fields, { content });
    });
  area
    .verb('close', `close a ${name}`)
    .argument('<number>', `the number of the ${name}`)
    .withService(ContactService, async (contact, _options, value = '') => {
      const wasOpen = await orMissing(kind, value, (id) => contact.close(kind, id));
      const words = wasOpen ? `Closed ${name} ${value}.` : `The ${name} ${value} was already closed.`;
      return audited(words, { id: Number(value), wasOpen });
    });
  area
    .verb('reopen', `reopen a ${name}`)
    .argument('<number>', `the number of the ${name}`)
    .withService(ContactService, async (contact, _options, value = '') => {
      await orMissing(kind, value, (id) => contact.reopen(kind, id));
      return audited(`Reopened ${name} ${value}.`, { id: Number(value) });
    });
  return area;
}

/** @throws OpsError when there is no such message */
async function orMissing<Result>(
  kind: MessageKind,
  value: string,
  use: (id: number) => Promise<Result>,
): Promise<Result> {
  const id = readId('number', value);
  return orNotFound(use(id), ContactMessageNotFound, `There is no ${NAMES[kind]} ${id}.`);
}

function list(kind: MessageKind, messages: ContactMessageView[]): Report {
  return table(
    messages,
    {
      number: ({ id }) => id,
      since: ({ createdAt }) => createdAt,
      ...(kind === 'report'
        ? { about: subjectOf, of: ({ aboutDisplayId }: ContactMessageView) => at(aboutDisplayId) }
        : { about: ({ contactType }: ContactMessageView) => contactType }),
      from: ({ email, name, displayId }) => email ?? name ?? at(displayId),
      closed: ({ closedAt }) => closedAt,
    },
    `There are no ${NAMES[kind]}s.`,
  );
}

/** A message as operators read it. */
function toRecord(message: ContactMessageView, publicUrl: string) {
  const { id, contactType, name, email, content, language, displayId, createdAt, closedAt } = message;
  const { aboutPath, aboutDisplayId, aboutAccountId } = message;
  return {
    id,
    contactType,
    name,
    email,
    account: at(displayId),
    language,
    ...(contactType === 'REPORT'
      ? {
          about: subjectOf(message),
          owner: at(aboutDisplayId),
          ownerId: aboutAccountId,
          page: aboutPath && `${publicUrl}${aboutPath}`,
        }
      : {}),
    content,
    createdAt,
    closedAt,
  };
}

function subjectOf({ aboutKind, aboutId }: ContactMessageView): string | null {
  return aboutKind && `${aboutKind}:${aboutId ?? ''}`;
}

function at(displayId: string | null): string | null {
  return displayId && `@${displayId}`;
}

async function takeDown(
  app: INestApplicationContext,
  id: number,
  { dryRun, reason }: { dryRun: boolean; reason: string | null },
): Promise<Report> {
  const operator = operatorOf(app.get(AppConfig, { strict: false }));
  const subjects = app.get(ReportSubjectsService, { strict: false });
  const contact = app.get(ContactService, { strict: false });
  const report = await orMissing('report', String(id), (number) => contact.get('report', number));
  const { aboutKind: kind, aboutId } = report;
  if (kind === null || aboutId === null)
    throw new OpsError(
      `Report ${id} does not name its subject. Read it with "reports show ${id}".`,
      EXIT.failed,
    );
  const subject = { kind, id: aboutId };
  const about = `${kind}:${aboutId}`;
  const what = `${kind} ${kind === 'profile' ? (at(report.aboutDisplayId) ?? aboutId) : aboutId}`;
  await orNotFound(
    dryRun ? subjects.requireExisting(subject) : subjects.takeDown(subject, { operator, reason }),
    ReportSubjectNotFound,
    `The ${what} no longer exists.`,
  );
  const done = kind === 'profile' ? 'suspended' : 'deleted';
  if (dryRun) return audited(`The ${what} would be ${done}, and report ${id} closed.`, { dryRun, id, about });
  await contact.close('report', id);
  return unaudited(`The ${what} has been ${done}, and report ${id} closed.`, { dryRun, id, about });
}
