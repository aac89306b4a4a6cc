import {
  checkItemUrl,
  checkLinkUrl,
  isInstagramStory,
  LIMITS,
  normaliseText,
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
  type PastedOffer,
  type PastedTools,
  type PasteHandle,
  PastePanel,
} from '../../features/paste/PastePanel';
import { type AddPasted } from '../../features/paste/useAddingQueue';
import { type PastedEntry } from '../../features/paste/usePasting';
import { useStageWords } from '../../components/studio/useStageWords';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useSnackbar } from '../../hooks/useSnackbar';
import { fieldError } from '../../i18n/error-words';
import { useTranslation } from '../../i18n/useTranslation';

interface PasteBarProps {
  account: OwnAccount;
  ref: Ref<PasteHandle>;
  /** Begins a post. */
  onPost: (start: PostingStart) => void;
  /** Opens the dialog of a new item. */
  onItem: (preset: ItemPreset) => void;
  /** Takes the addresses that are pasted with one. */
  onMore: (addresses: readonly string[]) => void;
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
export function PasteBar({ account, ref, onPost, onItem, onMore }: PasteBarProps) {
  const { accountId, displayId } = account;
  const { t, language } = useTranslation('profile');
  const { t: words } = useTranslation('paste');
  const { t: rules } = useTranslation(['linkEditor', 'itemEditor']);
  const { t: errors } = useTranslation('errors');
  const { show } = useSnackbar();
  const types = useLinkTypes().data?.results ?? [];
  const contents = useOwnContents(displayId);
  const { whyUnseen } = useStageWords();
  /** A content that an item may be added to, and why visitors do not see it. */
  const labelOf = ({ name, unseen }: { name: string; unseen: string | null }) =>
    unseen === null ? name : words('unseen', { name, why: unseen });
  const { mutateAsync: addLink } = useAddLink(displayId);
  const { mutateAsync: addItems } = useAddItems(displayId);
  const editing = useDialogFor<{ preset: LinkPreset; remove: () => void }>();
  const isAdded = useRef(false);
  /** The chosen contents of items, by entry, as their select writes them. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});

  /** Opens the form of a link. What was pasted stays until the link is added. */
  const openEditor = (link: ReturnType<typeof linkPreset>, { remove }: PastedTools) => {
    if (link === null) return;
    isAdded.current = false;
    editing.open({ preset: link.preset, remove });
  };

  /** The message after too many pages were read, and how to continue. */
  const troubleOf = ({ page }: PastedEntry, { readAgain }: PastedTools) => {
    const waitS = page?.waitS ?? null;
    if (waitS === null) return null;
    return {
      text: words('tooMany', { minutes: Math.max(1, Math.ceil(waitS / 60)) }),
      action: { name: words('readAgain'), run: readAgain },
    };
  };

  /** The offer for a URL that would be refused: it is corrected in the form. */
  const refused = (offer: PastedOffer, refusal: string, edit: () => void): PastedOffer => ({
    ...offer,
    refusal,
    action: { name: words('edit'), run: edit },
    others: [],
    add: null,
  });

  const asLink = (entry: PastedEntry, tools: PastedTools, note?: string): PastedOffer => {
    const { address, page } = entry;
    const link = linkPreset(address, page ?? UNREAD_PAGE, types);
    const edit = () => openEditor(link, tools);
    const offer: PastedOffer = {
      name: link?.preset.detail.title ?? address,
      note,
      trouble: troubleOf(entry, tools),
      action: { name: words(note === undefined ? 'add' : 'asLink'), run: () => tools.add('public') },
      others: [
        { name: words('edit'), run: edit },
        { name: words('draft'), run: () => tools.add('draft') },
      ],
      add: async (visibility) => {
        if (link === null) throw new Error('The link types are not loaded');
        await addLink({ data: { ...link.variables.data, visibility } });
        show(visibility === 'draft' ? 'SAVE_DRAFT' : 'POST_LINK', { color: 'SUCCESS' });
      },
      full: rules('linkEditor:form.full', { max: LIMITS.links.perAccount }),
      comesFirst: true,
    };
    const wrong = checkLinkUrl(address);
    return wrong === null ? offer : refused(offer, fieldError(errors, 'link', 'url', wrong), edit);
  };

  const asItem = (entry: PastedEntry, tools: PastedTools): PastedOffer | null => {
    const { id, address, page } = entry;
    if (contents.failed) {
      const edit = () => openEditor(linkPreset(address, page ?? UNREAD_PAGE, types), tools);
      return {
        ...asLink(entry, tools),
        trouble: {
          text: words('postsFailed'),
          action: { name: words('readAgain'), run: contents.refetch },
        },
        action: { name: words('asLink'), run: edit },
        others: [],
        add: null,
      };
    }
    if (contents.entries === undefined) return null;
    const targets = contents.entries.map((content) => ({
      ...itemTarget(content, nameOfContent(t, language, content)),
      unseen: whyUnseen(content),
    }));
    // Visitors should see what is added.
    const target =
      targets.find(({ contentId }) => String(contentId) === chosen[id]) ??
      targets.find(({ unseen }) => unseen === null) ??
      targets[0];
    if (target === undefined) return { ...asLink(entry, tools, words('noContent')), kind: 'link' };
    const name = shortenText(normaliseText(page?.title ?? ''), LIMITS.items.keyword);
    const picture = page?.picture ?? null;
    const edit = () =>
      onItem({
        target: { ...target, pictures: [...(picture === null ? [] : [picture]), ...target.pictures] },
        item: { name, url: address, shown: picture?.fileName ?? '' },
        onAdded: tools.remove,
      });
    const add: AddPasted | null =
      picture === null
        ? null
        : async (visibility) => {
            const item = {
              majorMallFlag: false,
              url: address,
              imageFileName: picture.fileName,
              visibility,
              ...(name !== '' && { name }),
            };
            await addItems({ id: target.contentId, data: { items: [item] } });
            if (visibility === 'draft') show('SAVE_DRAFT', { color: 'SUCCESS' });
            else if (target.unseen === null) show('SUCCESS_TO_POST_ITEMS', { color: 'SUCCESS' });
            else show('BLOCK_SHOW_WITHHELD', { params: { block: name === '' ? address : name } });
          };
    const offer: PastedOffer = {
      name: name === '' ? address : name,
      note: add === null ? words('needsPicture') : labelOf(target),
      trouble: troubleOf(entry, tools),
      choice: targets.length > 1 && (
        <Select
          native
          size="small"
          value={String(target.contentId)}
          inputProps={{ 'aria-label': words('target') }}
          sx={{ maxWidth: 200, '& select': { textOverflow: 'ellipsis' } }}
          onChange={(event) => setChosen({ ...chosen, [id]: event.target.value })}
        >
          {targets.map((each) => (
            <option key={each.contentId} value={each.contentId}>
              {labelOf(each)}
            </option>
          ))}
        </Select>
      ),
      action: {
        name: words(add === null ? 'edit' : 'add'),
        run: add === null ? edit : () => tools.add('public'),
      },
      others:
        add === null
          ? []
          : [
              { name: words('edit'), run: edit },
              { name: words('draft'), run: () => tools.add('draft') },
            ],
      add,
      full: rules('itemEditor:form.full', { max: LIMITS.items.perContent }),
      comesFirst: false,
    };
    const wrong = checkItemUrl(address);
    return wrong === null ? offer : refused(offer, fieldError(errors, 'recommendation', 'url', wrong), edit);
  };

  const asPost = (entry: PastedEntry, tools: PastedTools): PastedOffer => ({
    name: entry.page?.title ?? entry.address,
    trouble: null,
    action: { name: words('post'), run: () => onPost(postingStart(entry, tools.remove)) },
    // Somebody without an account of the service can still link to a post.
    others: [
      {
        name: words('asLink'),
        run: () => openEditor(linkPreset(entry.address, entry.page ?? UNREAD_PAGE, types), tools),
      },
    ],
    add: null,
    full: '',
    comesFirst: true,
  });

  return (
    <>
      <PastePanel
        ref={ref}
        accountId={accountId}
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
          onMore={onMore}
          onAdded={() => {
            isAdded.current = true;
          }}
          onExited={() => {
            editing.remove();
            // After the focus has returned to the pasted URL, so that it continues from there.
            if (isAdded.current) editing.dialog?.subject.remove();
          }}
        />
      )}
    </>
  );
}
