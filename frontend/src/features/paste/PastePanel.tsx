import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Link2, Play, ShoppingBag, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { type TypedWords } from '../../api/link-preview';
import { Announcement } from '../../components/feedback/Announcement';
import { FieldError, Hint } from '../../components/forms/Field';
import { isPasted } from '../../components/forms/is-pasted';
import { textArea } from '../../components/forms/text-area';
import { BlockList } from '../../components/studio/BlockParts';
import { EntrySummary } from '../../components/studio/EntrySummary';
import { EntryThumbnail } from '../../components/studio/EntryThumbnail';
import { EntryWords } from '../../components/studio/EntryWords';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { useUnsavedWarning } from '../../hooks/useUnsavedWarning';
import { type AddPasted, useAddingQueue } from './useAddingQueue';
import { type PastedEntry, usePasting } from './usePasting';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: '100%',
  maxWidth: 1080,
  margin: '0 auto 32px',
});

const Line = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > button': { flexShrink: 0 },
});

/** The entry, its actions and, at the end of the first line, the remove button. */
const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 12,
  '&:not(:first-of-type)': { borderTop: `1px solid ${look.vars.palette.divider}` },
  [look.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  [look.breakpoints.down('md')]: { gridRow: 2, gridColumn: '1 / -1' },
});

const Problem = styled('p')({
  gridColumn: '1 / -1',
  ...look.typography.hint,
  color: look.vars.palette.error.main,
});

const Trouble = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

const Foot = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px' });

/** One line, growing to six. */
const AREA = textArea(1, 6);

const ICONS = { link: Link2, item: ShoppingBag, content: Play } as const;

/** What a row offers once the entry's page has been read. */
export interface PastedOffer {
  /** What it becomes, if not what its URL suggests. */
  kind?: PastedEntry['what']['kind'];
  /** Its name on the page. */
  name: string;
  /** A note about it. */
  note?: string | undefined;
  /** Why its URL cannot be used. */
  refusal?: string;
  /** What went wrong with reading its page, and a remedy. */
  trouble: { text: string; action: { name: string; run: () => void } } | null;
  /** A choice to make before it is added. */
  choice?: ReactNode;
  /** The main action. */
  action: { name: string; run: () => void };
  /** Further actions. */
  others: readonly { name: string; run: () => void }[];
  /** Adds it directly; null if it needs an answer first. */
  add: AddPasted | null;
  /** The message when there is no more room for it. */
  full: string;
  /** Whether it is added before existing entries, as links are. */
  comesFirst: boolean;
}

/** The panel's actions for an entry. */
export interface PastedTools {
  /** Queues it for adding. */
  add: (visibility: 'public' | 'draft') => void;
  readAgain: () => void;
  remove: () => void;
}

/** The panel's imperative handle. */
export interface PasteHandle {
  /** Takes URLs and the focus. */
  take: (addresses: string, typed: TypedWords) => void;
  /** Takes URLs without taking the focus. */
  takeMore: (addresses: readonly string[]) => void;
}

interface PastePanelProps {
  ref?: Ref<PasteHandle>;
  accountId: string;
  /** Makes the offer for an entry; null while what it takes is loading. */
  offer: (entry: PastedEntry, tools: PastedTools) => PastedOffer | null;
}

/** The field at the top of the studio: whatever is pasted becomes a link, an item or a post. */
export function PastePanel({ ref, accountId, offer }: PastePanelProps) {
  const { t } = useTranslation('paste');
  const id = useId();
  const { entries, find, update, text, write, take, readAgain, remove } = usePasting(accountId);
  const [problem, setProblem] = useState<string | undefined>();
  const [said, setSaid] = useState('');
  /** How many lines of the last text have no URL and were not kept. */
  const [skippedLines, setSkippedLines] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  const read = (written: string, typed?: TypedWords) => {
    const { taken, unknown, skipped, beyond } = take(written, typed);
    const problemOf = () => {
      if (beyond.length > 0) return t('beyond', { max: LIMITS.links.perAccount });
      if (unknown.length === 0) return undefined;
      return t(unknown.length === 1 ? 'unknown.one' : 'unknown.other', { count: unknown.length });
    };
    setProblem(problemOf());
    setSkippedLines(skipped);
    // What was not recognised stays in the field to be corrected.
    if (taken > 0) write([...unknown, ...beyond].join('\n'));
    if (taken > 0) setSaid(t(taken === 1 ? 'taken.one' : 'taken.other', { count: taken }));
  };
  useImperativeHandle(ref, () => ({
    take: (addresses, typed) => {
      read(addresses, typed);
      field.current?.focus();
    },
    takeMore: (addresses) => void take(addresses.join('\n')),
  }));

  /** Removes a row and moves the focus to a neighboring row or the field. */
  const leave = useStableCallback((entryId: number) => {
    const index = entries.findIndex((entry) => entry.id === entryId);
    const rows = Array.from(list.current?.children ?? []);
    const next = rows[index + 1] ?? rows[index - 1];
    const isWithin = rows[index]?.contains(document.activeElement) === true;
    remove(entryId);
    if (isWithin) (next?.querySelector<HTMLElement>('[data-main]') ?? field.current)?.focus();
  });
  const add = useAddingQueue({
    find,
    addOf: (entryId) => rows.find(({ entry }) => entry.id === entryId)?.offered?.add ?? null,
    setState: (entryId, state) => update(entryId, { state }),
    onAdded: leave,
    onDone: () => {
      const focused = document.activeElement;
      if (focused === document.body || foot.current?.contains(focused) === true) field.current?.focus();
    },
  });

  const rows = entries.map((entry) => ({
    entry,
    offered:
      entry.page === null
        ? null
        : offer(entry, {
            add: (visibility) => add([entry.id], visibility),
            readAgain: () => readAgain(entry.id),
            remove: () => leave(entry.id),
          }),
  }));
  const reading = rows.filter(({ offered }) => offered === null).length;
  const isAdding = entries.some(isBeingAdded);
  const ready = rows.flatMap(({ entry, offered }) =>
    !isBeingAdded(entry) && offered !== null && offered.add !== null
      ? [{ id: entry.id, comesFirst: offered.comesFirst }]
      : [],
  );
  const addAll = (visibility: 'public' | 'draft') => {
    // Entries added at the top go in reverse, so that they end up in order.
    const last = ready.filter(({ comesFirst }) => !comesFirst);
    const first = ready.filter(({ comesFirst }) => comesFirst).toReversed();
    add(
      [...first, ...last].map((each) => each.id),
      visibility,
    );
  };
  // The rows are stored; only leaving while they are being added could lose one.
  useUnsavedWarning(entries.length > 0 || text.trim() !== '', { asks: isAdding });

  return (
    <Section aria-labelledby={`${id}-label`}>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {t('label')}
      </FormLabel>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <OutlinedInput
          id={id}
          inputRef={field}
          value={text}
          {...AREA}
          fullWidth
          placeholder="https://"
          error={problem !== undefined}
          inputProps={{
            ...AREA.inputProps,
            inputMode: 'url',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            'aria-describedby': `${id}-hint ${id}-error`,
            'aria-invalid': problem !== undefined,
          }}
          onChange={(event) => {
            setProblem(undefined);
            setSkippedLines(0);
            write(event.target.value);
            if (isPasted(event)) read(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            read(text);
          }}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
          {t('read')}
        </Button>
      </Line>
      <div>
        <Hint id={`${id}-hint`}>{t('hint')}</Hint>
        <Hint component="div" role="status">
          {skippedLines > 0 &&
            t(skippedLines === 1 ? 'skipped.one' : 'skipped.other', { count: skippedLines })}
        </Hint>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      {entries.length > 0 && (
        <BlockList ref={list} aria-label={t('list')}>
          {rows.map(({ entry, offered }) => (
            <PastedRow key={entry.id} entry={entry} offered={offered} onRemove={() => leave(entry.id)} />
          ))}
        </BlockList>
      )}
      {entries.length > 1 && (ready.length > 0 || reading > 0 || isAdding) && (
        <Foot ref={foot}>
          <Button variant="contained" disabled={ready.length === 0} onClick={() => addAll('public')}>
            {isAdding && ready.length === 0 ? t('adding') : t('addAll', { count: ready.length })}
          </Button>
          <Button disabled={ready.length === 0} sx={{ paddingInline: 1 }} onClick={() => addAll('draft')}>
            {t('draftAll')}
          </Button>
          {reading > 0 && (
            <Hint>{t('progress', { done: entries.length - reading, total: entries.length })}</Hint>
          )}
        </Foot>
      )}
      <Announcement>
        {reading > 0 ? said : ready.length > 0 ? t('ready', { count: ready.length }) : ''}
      </Announcement>
    </Section>
  );
}

/** Whether an entry is queued or being added. */
function isBeingAdded({ state }: PastedEntry): boolean {
  return state === 'queued' || state === 'adding';
}

interface PastedRowProps {
  entry: PastedEntry;
  /** Null while the page is being read, or what the offer takes is loading. */
  offered: PastedOffer | null;
  onRemove: () => void;
}

function PastedRow({ entry, offered, onRemove }: PastedRowProps) {
  const { t } = useTranslation('paste');
  const { address, what, page, state } = entry;
  const kind = offered?.kind ?? what.kind;
  const Icon = ICONS[kind];
  const name = offered?.name ?? address;
  const more = offered === null ? t('reading') : (offered.note ?? (name === address ? null : address));
  const adding = isBeingAdded(entry);
  const failure =
    offered?.refusal ?? (state === 'full' ? offered?.full : state === 'failed' ? t('failed') : undefined);
  return (
    <Entry>
      <EntrySummary>
        <EntryThumbnail
          picture={page?.picture?.picture ?? null}
          fallback={offered === null ? <CircularProgress /> : <Icon size={22} />}
        />
        <EntryWords name={name} wraps={offered?.note !== undefined}>
          {t(`kinds.${kind}`)}
          {more !== null && ` · ${more}`}
        </EntryWords>
      </EntrySummary>
      <Actions>
        {offered?.choice}
        {offered?.others.map((other) => (
          <Button
            key={other.name}
            size="small"
            sx={{ minWidth: 0, paddingInline: 1 }}
            aria-disabled={adding}
            onClick={adding ? undefined : other.run}
          >
            {other.name}
          </Button>
        ))}
        {offered !== null && (
          <Button
            data-main
            size="small"
            variant="contained"
            aria-disabled={adding}
            aria-label={t('actionOf', { action: offered.action.name, name })}
            onClick={adding ? undefined : offered.action.run}
          >
            {adding ? t('adding') : offered.action.name}
          </Button>
        )}
      </Actions>
      <Tooltip title={t('remove')}>
        <IconButton
          aria-label={t('removeOf', { name })}
          // A request in progress cannot be withdrawn.
          aria-disabled={state === 'adding'}
          onClick={state === 'adding' ? undefined : onRemove}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {offered !== null && offered.trouble !== null && (
        <Trouble>
          <Hint>{offered.trouble.text}</Hint>
          <Button
            size="small"
            sx={{ minWidth: 0, paddingInline: 1, marginInlineStart: 'auto' }}
            aria-disabled={adding}
            onClick={adding ? undefined : offered.trouble.action.run}
          >
            {offered.trouble.action.name}
          </Button>
        </Trouble>
      )}
      {failure !== undefined && <Problem role="alert">{failure}</Problem>}
    </Entry>
  );
}
