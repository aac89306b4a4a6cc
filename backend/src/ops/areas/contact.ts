import { type INestApplicationContext } from '@nestjs/common';
import { type Command } from 'commander';
import { AppConfig } from '../../config/app-config.js';
import { ContactMessageNotFound, ReportSubjectNotFound } from '../../modules/contact/contact.errors.js';
import {
  type ContactMessageView,
  type MessageKind,
} from '../../modules/contact/contact-message.read-model.js';
import { ContactService } from '../../modules/contact/contact.service.js';
import { ReportSubjectsService } from '../../modules/contact/report-subjects.service.js';
import { EXIT, notFound, OpsError } from '../exit-code.js';
import { type Ops, operatorOf } from '../ops.js';
import { recordWithTexts, type Report, said, table, told } from '../report.js';
import { readId, readReason } from '../values.js';

/** What people have written, other than reports. */
export function contactArea(ops: Ops): Command {
  return messagesArea(ops, 'contact', ops.area('contact', 'messages that people have sent'));
}

/** What people have reported, and taking it away. */
export function reportsArea(ops: Ops): Command {
  return messagesArea(ops, 'report', ops.area('reports', 'reports of what is on creators’ pages')).addCommand(
    ops
      .destructiveVerb(
        'take-down',
        'take what is reported off the site, and close the report: a post with its items, an item or a link is deleted for good; a profile is suspended, which "accounts restore" takes back',
      )
      .argument('<number>', 'the number of the report')
      .option('--reason <words>', 'why; its owner is told it in these words')
      .action(
        ops.withServices((app, { dryRun, reason }, typed = '') =>
          takeDown(app, readId('number', typed), {
            dryRun: dryRun === true,
            reason: readReason(reason, dryRun !== true),
          }),
        ),
      ),
  );
}

const NAMES: Record<MessageKind, string> = { contact: 'message', report: 'report' };

function messagesArea(ops: Ops, kind: MessageKind, area: Command): Command {
  const name = NAMES[kind];
  const service = (app: INestApplicationContext) => app.get(ContactService, { strict: false });
  return area
    .addCommand(
      ops
        .verb('list', `list the ${name}s that are open, the oldest first`)
        .option('--all', 'list those as well that are closed')
        .action(
          ops.withServices(async (app, { all }) =>
            list(kind, await service(app).list(kind, { closed: all === true })),
          ),
        ),
    )
    .addCommand(
      ops
        .verb('show', `show a ${name}`)
        .argument('<number>', `the number of the ${name}`)
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            const message = await orMissing(kind, typed, (id) => service(app).get(kind, id));
            const { content, ...fields } = toRecord(message, app.get(AppConfig, { strict: false }).publicUrl);
            return recordWithTexts(fields, { content });
          }),
        ),
    )
    .addCommand(
      ops
        .verb('close', `note that a ${name} is dealt with`)
        .argument('<number>', `the number of the ${name}`)
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            const wasOpen = await orMissing(kind, typed, (id) => service(app).close(kind, id));
            const words = wasOpen ? 'is closed' : 'was closed already';
            return said(`The ${name} ${typed} ${words}.`, { id: Number(typed), wasOpen });
          }),
        ),
    )
    .addCommand(
      ops
        .verb('reopen', `note that a ${name} is not dealt with after all`)
        .argument('<number>', `the number of the ${name}`)
        .action(
          ops.withServices(async (app, _options, typed = '') => {
            await orMissing(kind, typed, (id) => service(app).reopen(kind, id));
            return said(`The ${name} ${typed} is open.`, { id: Number(typed) });
          }),
        ),
    );
}

/** @throws OpsError where there is no such message */
async function orMissing<Result>(
  kind: MessageKind,
  typed: string,
  ask: (id: number) => Promise<Result>,
): Promise<Result> {
  const id = readId('number', typed);
  return ask(id).catch((error: unknown) => {
    throw error instanceof ContactMessageNotFound ? notFound(`There is no ${NAMES[kind]} ${id}.`) : error;
  });
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

/** A message as operators read it: what is made up of parts in one line each. */
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
    throw new OpsError(`The report ${id} says in its words alone what it is about.`, EXIT.failed);
  const subject = { kind, id: aboutId };
  const about = `${kind}:${aboutId}`;
  const what = `${kind} ${kind === 'profile' ? (at(report.aboutDisplayId) ?? aboutId) : aboutId}`;
  try {
    if (dryRun) await subjects.requireExisting(subject);
    else await subjects.takeDown(subject, { operator, reason });
  } catch (error) {
    if (error instanceof ReportSubjectNotFound) throw notFound(`The ${what} is not there any more.`);
    throw error;
  }
  const done = kind === 'profile' ? 'suspended' : 'deleted';
  if (dryRun)
    return said(`The ${what} would be ${done}, and the report ${id} closed.`, { dryRun, id, about });
  await contact.close('report', id);
  return told(`The ${what} is ${done}, and the report ${id} closed.`, { dryRun, id, about });
}
