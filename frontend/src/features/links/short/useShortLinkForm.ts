import { checkLinkTitle, checkLinkUrl, LIMITS, normaliseText, visibleOrNull } from '@hitohira/backend/rules';
import { flushSync } from 'react-dom';
import { type Path, useForm } from 'react-hook-form';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type LinkType } from '../api/link-types';
import { useAddLink } from '../api/own-links';
import { completeLinkUrl } from '../form/complete-link-url';
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
      form.setFocus(isTitled ? 'title' : 'url');
    },
  });
  return {
    frame,
    /** Null where the address names itself. */
    title: isTitled
      ? form.register('title', {
          validate: (written) => {
            const title = titleFrom(written);
            return title === null ? 'required' : (checkLinkTitle(title, type) ?? true);
          },
        })
      : null,
    url: form.register('url', {
      validate: (written) => {
        const url = completeLinkUrl(written);
        return url === '' ? 'required' : (checkLinkUrl(url) ?? true);
      },
    }),
  };
}
