import {
  isInstagramStory,
  LIMITS,
  normaliseText,
  shortenItemUrl,
  shortenText,
} from '@hitohira/backend/rules';
import Select from '@mui/material/Select';
import { type Ref, useRef, useState } from 'react';
import { type OwnAccount } from '../../api/own-account';
import { UNREAD_PAGE } from '../../api/link-preview';
import { useOwnContents } from '../../features/contents/api/own-contents';
import { nameOfContent } from '../../features/contents/content-name';
import { type PostingStart } from '../../features/contents/posting/PostingSteps';
import { useAddItems } from '../../features/items/api/own-items';
import { type ItemPreset } from '../../features/items/add/item-preset';
import { itemTarget } from '../../features/items/item-target';
import { useLinkTypes } from '../../features/links/api/link-types';
import { useAddLink } from '../../features/links/api/own-links';
import { LinkDialog } from '../../features/links/form/LinkDialog';
import { linkPreset } from '../../features/links/form/link-preset';
import { type LinkPreset } from '../../features/links/form/useLinkForm';
import {
  type AddPasted,
  type PastedOffer,
  type PasteHandle,
  PastePanel,
} from '../../features/paste/PastePanel';
import { type PastedEntry } from '../../features/paste/usePasting';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';

interface Tools {
  add: (call: () => Promise<unknown>) => Promise<void>;
  remove: () => void;
}

interface PasteBarProps {
  account: OwnAccount;
  ref: Ref<PasteHandle>;
  /** Begins a post. */
  onPost: (start: PostingStart) => void;
  /** Opens the dialog of a new item. */
  onItem: (preset: ItemPreset) => void;
}

/** Where posting begins for the address of a post. */
function postingStart({ address, what: { provider } }: PastedEntry, onPosted: () => void): PostingStart {
  if (provider === null) return null;
  const form = {
    youtube: 'video',
    instagram: isInstagramStory(address) ? 'stories' : 'posts',
    tiktok: 'shortVideo',
  } as const;
  return { provider, form: form[provider], address, onPosted };
}

/** Turns pasted addresses into links, items and posts. */
export function PasteBar({ account, ref, onPost, onItem }: PasteBarProps) {
  const { accountId, displayId } = account;
  const { t, language } = useTranslation('profile');
  const { t: words } = useTranslation('paste');
  const { show } = useSnackbar();
  const types = useLinkTypes().data?.results ?? [];
  const contents = useOwnContents(displayId).entries ?? [];
  const { mutateAsync: addLink } = useAddLink(displayId);
  const { mutateAsync: addItems } = useAddItems(displayId);
  const editing = useDialogFor<{ preset: LinkPreset; remove: () => void }>();
  const isAdded = useRef(false);
  /** The chosen contents of items, by entry, as their select writes them. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});

  /** Opens the form of a link. What was pasted stays until the link is added. */
  const openEditor = (link: ReturnType<typeof linkPreset>, { remove }: Tools) => {
    if (link === null) return;
    isAdded.current = false;
    editing.open({ preset: link.preset, remove });
  };

  const asLink = ({ address, page }: PastedEntry, tools: Tools, note?: string): PastedOffer => {
    const link = linkPreset(address, page ?? UNREAD_PAGE, types);
    const add: AddPasted = (visibility) =>
      tools.add(async () => {
        if (link === null) throw new Error('The link types are not loaded');
        await addLink({ data: { ...link.variables.data, visibility } });
        show(visibility === 'draft' ? 'SAVE_DRAFT' : 'POST_LINK', { color: 'SUCCESS' });
      });
    const edit = () => openEditor(link, tools);
    return {
      name: link?.preset.detail.title ?? address,
      note,
      action: { name: words(note === undefined ? 'add' : 'asLink'), run: () => void add('public') },
      others: [
        { name: words('edit'), run: edit },
        { name: words('draft'), run: () => void add('draft') },
      ],
      add,
      comesFirst: true,
    };
  };

  const asItem = (entry: PastedEntry, tools: Tools): PastedOffer => {
    const { id, address, page } = entry;
    const targets = contents.map((content) => itemTarget(content, nameOfContent(t, language, content)));
    const target = targets.find(({ contentId }) => String(contentId) === chosen[id]) ?? targets[0];
    if (target === undefined) return { ...asLink(entry, tools, words('noContent')), kind: 'link' };
    const name = shortenText(normaliseText(page?.title ?? ''), LIMITS.items.keyword);
    const url = shortenItemUrl(address);
    const picture = page?.picture ?? null;
    const edit = () =>
      onItem({
        target: { ...target, pictures: [...(picture === null ? [] : [picture]), ...target.pictures] },
        item: { name, url, shown: picture?.fileName ?? '' },
        onAdded: tools.remove,
      });
    const add: AddPasted | null =
      picture === null
        ? null
        : (visibility) =>
            tools.add(async () => {
              const item = {
                majorMallFlag: false,
                url,
                imageFileName: picture.fileName,
                visibility,
                ...(name !== '' && { name }),
              };
              await addItems({ id: target.contentId, data: { items: [item] } });
              show(visibility === 'draft' ? 'SAVE_DRAFT' : 'SUCCESS_TO_POST_ITEMS', { color: 'SUCCESS' });
            });
    return {
      name: name === '' ? address : name,
      note: add === null ? words('needsPicture') : target.name,
      choice: targets.length > 1 && (
        <Select
          native
          size="small"
          value={String(target.contentId)}
          inputProps={{ 'aria-label': words('target') }}
          sx={{ maxWidth: 200, '& select': { textOverflow: 'ellipsis' } }}
          onChange={(event) => setChosen({ ...chosen, [id]: event.target.value })}
        >
          {targets.map(({ contentId, name: option }) => (
            <option key={contentId} value={contentId}>
              {option}
            </option>
          ))}
        </Select>
      ),
      action: {
        name: words(add === null ? 'edit' : 'add'),
        run: add === null ? edit : () => void add('public'),
      },
      others:
        add === null
          ? []
          : [
              { name: words('edit'), run: edit },
              { name: words('draft'), run: () => void add('draft') },
            ],
      add,
      comesFirst: false,
    };
  };

  const asPost = (entry: PastedEntry, tools: Tools): PastedOffer => ({
    name: entry.page?.title ?? entry.address,
    action: { name: words('post'), run: () => onPost(postingStart(entry, tools.remove)) },
    // Somebody without an account of the service can still link to a post.
    others: [
      {
        name: words('asLink'),
        run: () => openEditor(linkPreset(entry.address, entry.page ?? UNREAD_PAGE, types), tools),
      },
    ],
    add: null,
    comesFirst: true,
  });

  return (
    <>
      <PastePanel
        ref={ref}
        offer={(entry, tools) => {
          switch (entry.what.kind) {
            case 'link':
              return asLink(entry, tools);
            case 'item':
              return asItem(entry, tools);
            case 'content':
              return asPost(entry, tools);
          }
        }}
      />
      {editing.dialog && (
        <LinkDialog
          key={editing.dialog.id}
          {...editing.dialog.control}
          accountId={accountId}
          displayId={displayId}
          link={null}
          preset={editing.dialog.subject.preset}
          onAdded={() => {
            isAdded.current = true;
          }}
          onExited={() => {
            editing.remove();
            // After the focus is back at what was pasted, so that it goes on from there.
            if (isAdded.current) editing.dialog?.subject.remove();
          }}
        />
      )}
    </>
  );
}
