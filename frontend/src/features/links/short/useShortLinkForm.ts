import {
  checkLinkTitle,
  checkLinkUrl,
  LIMITS,
  linkTarget,
  normaliseText,
  visibleOrNull,
} from '@hitohira/backend/rules';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Path, useForm } from 'react-hook-form';
import { usePageReading } from '../../../api/link-preview';
import { isPasted } from '../../../components/forms/is-pasted';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LinkType } from '../api/link-types';
import { useAddLink } from '../api/own-links';
import { completeLinkUrl } from '../form/complete-link-url';
import { wordsOfPage } from '../form/link-payload';
import { titleOfAddress } from './title-of-address';

interface ShortLinkValues {
  title: string;
  url: string;
}

/** What is asked for: an address, which names itself, or a title as well. */
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

/** The form of a link with no more than a title and an address. It stays open for another one. */
export function useShortLinkForm({ accountId, displayId, kind, type }: ShortLinkFormOptions) {
  const { t } = useTranslation(['linkEditor', 'messages']);
  const { show } = useSnackbar();
  const form = useForm<ShortLinkValues>({ defaultValues: { title: '', url: '' } });
  const isTitled = kind === 'titled';
  const { reading, read } = usePageReading();
  /** The address that was read last. */
  const known = useRef('');
  /** Takes the title of the page, unless there is one already. */
  const fill = async () => {
    const address = completeLinkUrl(form.getValues('url'));
    if (!isTitled || known.current === address || checkLinkUrl(address) !== null) return;
    if (linkTarget(address)?.kind !== 'web') return;
    known.current = address;
    const page = await read(address);
    if (page === null || form.getValues('title').trim() !== '') return;
    const title = wordsOfPage(page, type).title;
    if (title !== '')
      form.setValue('title', title, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const frame = useSubmittedForm({
    area: 'shortLink',
    form,
    pathOf,
    draft: { name: 'shortLink', accountId, about: kind, fields: isTitled ? ['title', 'url'] : ['url'] },
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
      // Must be reset first: the fields are registered anew.
      flushSync(() => form.reset());
      known.current = '';
      form.setFocus('url');
    },
  });
  const url = form.register('url', {
    validate: (written) => {
      const address = completeLinkUrl(written);
      return address === '' ? 'required' : (checkLinkUrl(address) ?? true);
    },
  });
  return {
    frame,
    /** Whether the page is being read. */
    reading,
    /** Null where the address names itself. */
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
