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
import { BlockList } from '../../components/studio/BlockParts';
import { EntrySummary } from '../../components/studio/EntrySummary';
import { EntryThumbnail } from '../../components/studio/EntryThumbnail';
import { EntryWords } from '../../components/studio/EntryWords';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
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

/** What it is, what can be done with it and, at the end of the first line, its removal. */
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

const Foot = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px' });

const ICONS = { link: Link2, item: ShoppingBag, content: Play } as const;

/** Adds an entry for everybody, or as a draft. */
export type AddPasted = (visibility: 'public' | 'draft') => Promise<void>;

/** What a row offers for an entry whose page has been read. */
export interface PastedOffer {
  /** What it becomes, if not what its address looks like. */
  kind?: PastedEntry['what']['kind'];
  /** What it will be called on the page. */
  name: string;
  /** Further words about it. */
  note?: string | undefined;
  /** What else is chosen before it is added. */
  choice?: ReactNode;
  /** The main action. */
  action: { name: string; run: () => void };
  /** What else can be done with it. */
  others: readonly { name: string; run: () => void }[];
  /** Adds it without a question, for "add all"; null if there is one. */
  add: AddPasted | null;
  /** Whether it comes before what is there already, as links do. */
  comesFirst: boolean;
}

/** The use of the panel from elsewhere. */
export interface PasteHandle {
  take: (address: string, typed: TypedWords) => void;
}

interface PastePanelProps {
  ref?: Ref<PasteHandle>;
  /** What is offered for an entry. */
  offer: (
    entry: PastedEntry,
    tools: { add: (call: () => Promise<unknown>) => Promise<void>; remove: () => void },
  ) => PastedOffer;
}

/** The field at the top of the studio: whatever is pasted becomes a link, an item or a post. */
export function PastePanel({ ref, offer }: PastePanelProps) {
  const { t } = useTranslation('paste');
  const id = useId();
  const { entries, update, take, remove } = usePasting();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const read = (written: string, typed?: TypedWords) => {
    const { taken, unknown, beyond } = take(written, typed);
    const problemOf = () => {
      if (beyond.length > 0) return t('beyond', { max: LIMITS.links.perAccount });
      if (unknown.length === 0) return undefined;
      return t(unknown.length === 1 ? 'unknown.one' : 'unknown.other', { count: unknown.length });
    };
    setProblem(problemOf());
    // What was not taken stays, to be put right.
    if (taken > 0) setText([...unknown, ...beyond].join('\n'));
    if (taken > 0) setSaid(t(taken === 1 ? 'taken.one' : 'taken.other', { count: taken }));
  };
  useImperativeHandle(ref, () => ({
    take: (address, typed) => {
      read(address, typed);
      field.current?.focus();
    },
  }));

  /** Leaves the focus beside the removed row: at the next one, or at the field. */
  const leave = useStableCallback((entryId: number) => {
    const index = entries.findIndex((entry) => entry.id === entryId);
    const rows = Array.from(list.current?.children ?? []);
    const next = rows[index + 1] ?? rows[index - 1];
    const isWithin = rows[index]?.contains(document.activeElement) === true;
    remove(entryId);
    if (isWithin) (next?.querySelector<HTMLElement>('[data-main]') ?? field.current)?.focus();
  });
  const add = useStableCallback(async (entry: PastedEntry, call: () => Promise<unknown>) => {
    if (entry.state === 'adding') return;
    update(entry.id, { state: 'adding' });
    try {
      await call();
      leave(entry.id);
    } catch {
      update(entry.id, { state: 'failed' });
    }
  });

  const rows = entries.map((entry) => ({
    entry,
    offered:
      entry.page === null
        ? null
        : offer(entry, { add: (call) => add(entry, call), remove: () => leave(entry.id) }),
  }));
  const reading = entries.filter(({ page }) => page === null).length;
  const ready = rows.flatMap(({ entry, offered }) =>
    entry.state !== 'adding' && offered?.add ? [{ run: offered.add, comesFirst: offered.comesFirst }] : [],
  );
  const addAll = async (visibility: 'public' | 'draft') => {
    // One after the other, so that they keep their order.
    const last = ready.filter(({ comesFirst }) => !comesFirst);
    const first = ready.filter(({ comesFirst }) => comesFirst).toReversed();
    for (const { run } of [...first, ...last]) await run(visibility);
    field.current?.focus();
  };

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
          multiline
          maxRows={6}
          fullWidth
          placeholder="https://"
          error={problem !== undefined}
          inputProps={{
            inputMode: 'url',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            'aria-describedby': `${id}-hint ${id}-error`,
            'aria-invalid': problem !== undefined,
          }}
          onChange={(event) => {
            setProblem(undefined);
            setText(event.target.value);
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
      <Hint id={`${id}-hint`}>{t('hint')}</Hint>
      <FieldError id={`${id}-error`} error={problem} />
      {entries.length > 0 && (
        <BlockList ref={list} aria-label={t('list')}>
          {rows.map(({ entry, offered }) => (
            <PastedRow key={entry.id} entry={entry} offered={offered} onRemove={() => leave(entry.id)} />
          ))}
        </BlockList>
      )}
      {entries.length > 1 && (ready.length > 0 || reading > 0) && (
        <Foot>
          <Button variant="contained" disabled={ready.length === 0} onClick={() => void addAll('public')}>
            {t('addAll', { count: ready.length })}
          </Button>
          <Button
            disabled={ready.length === 0}
            sx={{ paddingInline: 1 }}
            onClick={() => void addAll('draft')}
          >
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

interface PastedRowProps {
  entry: PastedEntry;
  /** Null while the page is being read. */
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
  const adding = state === 'adding';
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
        <IconButton aria-label={t('removeOf', { name })} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      {state === 'failed' && <Problem role="alert">{t('failed')}</Problem>}
    </Entry>
  );
}
