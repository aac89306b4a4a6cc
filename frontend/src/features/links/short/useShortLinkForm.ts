import {
  checkLinkTitle,
  checkLinkUrl,
  completeLinkUrl,
  LIMITS,
  linkTarget,
  normaliseText,
  visibleOrNull,
} from '@hitohira/backend/rules';
import { type ClipboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Path, useForm, useWatch } from 'react-hook-form';
import { usePageReading } from '../../../api/link-preview';
import { isPasted } from '../../../components/forms/is-pasted';
import { pastedAddresses } from '../../../components/forms/pasted-addresses';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LinkType } from '../api/link-types';
import { useAddLink } from '../api/own-links';
import { wordsOfPage } from '../form/link-payload';
import { titleOfAddress } from './title-of-address';

interface ShortLinkValues {
  title: string;
  url: string;
  /** The other URLs of a paste, one per line, still to be added. */
  rest: string;
}

const listOf = (rest: string) => rest.split('\n').filter((address) => address !== '');

/** The fields: a URL that also provides the title, or both. */
export type ShortLinkKind = 'address' | 'titled';

interface ShortLinkFormOptions {
  accountId: string;
  displayId: string;
  kind: ShortLinkKind;
  /** The type of links without pictures. */
  type: LinkType;
}

const SERVER_FIELD = /^details\[0\]\[(title|url)\]$/;

function pathOf(field: string): Path<ShortLinkValues> | null {
  const [, name] = SERVER_FIELD.exec(field) ?? [];
  return (name as Path<ShortLinkValues> | undefined) ?? null;
}

const titleFrom = (written: string) => visibleOrNull(normaliseText(written));

/** The form of a link with only a title and a URL. It stays open for another link. */
export function useShortLinkForm({ accountId, displayId, kind, type }: ShortLinkFormOptions) {
  const { t } = useTranslation(['linkEditor', 'messages']);
  const { show } = useSnackbar();
  const form = useForm<ShortLinkValues>({ defaultValues: { title: '', url: '', rest: '' } });
  const rest = listOf(useWatch({ control: form.control, name: 'rest' }));
  const isTitled = kind === 'titled';
  const { reading, read } = usePageReading<'url'>();
  /** The URL read last. */
  const known = useRef('');
  /** Fills in the page's title, unless there already is one. */
  const fill = async () => {
    const address = completeLinkUrl(form.getValues('url'));
    if (!isTitled || known.current === address || checkLinkUrl(address) !== null) return;
    if (linkTarget(address)?.kind !== 'web') return;
    known.current = address;
    const page = await read('url', address);
    if (page === null || form.getValues('title').trim() !== '') return;
    const title = wordsOfPage(page, type).title;
    if (title !== '')
      form.setValue('title', title, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const frame = useSubmittedForm({
    area: 'shortLink',
    form,
    pathOf,
    draft: {
      name: 'shortLink',
      accountId,
      about: kind,
      fields: isTitled ? ['title', 'url', 'rest'] : ['url', 'rest'],
    },
    call: useAddLink(displayId),
    staysOpen: true,
    variables: ({ title, url: written }) => {
      const url = completeLinkUrl(written);
      const details = [{ title: isTitled ? titleFrom(title) : titleOfAddress(url), url }];
      return { data: { linkTypeId: type.linkTypeId, details } };
    },
    failures: {
      limitReached: { notice: t('linkEditor:form.full', { max: LIMITS.links.perAccount }) },
      other: { notice: t('messages:FAILED_TO_ADD_LINKS') },
    },
    onSuccess: () => {
      show('POST_LINK', { color: 'SUCCESS' });
      const [next, ...others] = listOf(form.getValues('rest'));
      // Reset first, because the fields register again.
      flushSync(() => form.reset());
      known.current = '';
      if (next !== undefined) take([next, ...others]);
      form.setFocus('url');
    },
  });
  /** Fills in the first of several URLs. The others follow once it is added. */
  const take = ([first = '', ...others]: readonly string[]) => {
    form.setValue('rest', others.join('\n'), { shouldDirty: true });
    form.setValue('url', first, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    void fill();
  };
  const url = form.register('url', {
    validate: (written) => {
      const address = completeLinkUrl(written);
      return address === '' ? 'required' : (checkLinkUrl(address) ?? true);
    },
  });
  return {
    frame,
    /** Whether the page is being read. */
    reading: reading.length > 0,
    /** How many URLs are still to come. */
    waiting: rest.length,
    /** Takes the URLs in a pasted text. */
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedAddresses(event);
      if (pasted === null || pasted.isPlain) return;
      event.preventDefault();
      take([pasted.first, ...pasted.others, ...rest]);
    },
    /** Null if the URL provides the title. */
    title: isTitled
      ? form.register('title', {
          validate: (written) => {
            const title = titleFrom(written);
            return title === null ? 'required' : (checkLinkTitle(title, type) ?? true);
          },
        })
      : null,
    url: {
      ...url,
      onBlur: async (event: Parameters<typeof url.onBlur>[0]) => {
        await url.onBlur(event);
        void fill();
      },
      onChange: async (event: Parameters<typeof url.onChange>[0]) => {
        await url.onChange(event);
        if (isPasted(event)) void fill();
      },
    },
  };
}
