import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Eye, PenLine } from 'lucide-react';
import { type Ref, useDeferredValue, useImperativeHandle, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type TypedWords } from '../../../api/link-preview';
import { Form } from '../../../components/forms/Form';
import { FormFailure } from '../../../components/forms/FormFailure';
import { FormSkeleton } from '../../../components/forms/FormSkeleton';
import { PanelBody, PanelDialog } from '../../../components/dialogs/PanelDialog';
import { type StoredPicture } from '../../../components/pictures/Picture';
import { PanelSubmit } from '../../../components/forms/PanelSubmit';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type LinkType, useLinkTypes } from '../api/link-types';
import { type Link, useAddLink, useChangeLink } from '../api/own-links';
import { LinkPreview } from '../components/LinkPreview';
import { LinkDetailFields } from './LinkDetailFields';
import { LinkTypeChoice } from './LinkTypeChoice';
import { linkDraft } from './link-draft';
import { detailPath, EMPTY_DETAIL } from './link-payload';
import { isWritten, type LinkPreset, type LinkValues, useLinkForm } from './useLinkForm';
import { usePageFilling } from './usePageFilling';

const Body = styled(PanelBody)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  [look.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignContent: 'stretch' },
});

// Narrow screens show either the form or the preview.
const Work = styled('div')({
  minWidth: 0,
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: {
    padding: '16px 16px 0',
    '&[data-shown="false"]': { display: 'none' },
  },
});

const Beside = styled('div')({
  minWidth: 0,
  padding: 24,
  [look.breakpoints.up('md')]: {
    backgroundColor: look.vars.palette.background.default,
    borderLeft: `1px solid ${look.vars.palette.divider}`,
    // Stays visible while the form scrolls.
    '& > *': { position: 'sticky', top: 24 },
  },
  [look.breakpoints.down('md')]: { padding: 16, '&[data-shown="false"]': { display: 'none' } },
});

const PreviewToggle = styled(Button)({ [look.breakpoints.up('md')]: { display: 'none' } });

const Failed = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: 24,
});

interface LinkDialogProps extends DialogControl {
  accountId: string;
  displayId: string;
  /** The link to edit; null for a new one. */
  link: Link | null;
  /** The initial values of a new link. */
  preset?: LinkPreset | null;
  /** Called once a new link is added. */
  onAdded?: () => void;
  /** Receives the URL of a post or product, with the typed words. Without it, this is not offered. */
  onElsewhere?: ((address: string, typed: TypedWords) => void) | undefined;
  /** Receives the other URLs of a paste while the dialog stays open. */
  onMore?: ((addresses: readonly string[]) => void) | undefined;
}

/** The form's imperative handle. */
interface EditorHandle {
  /** Closes the dialog, after confirmation if input would be lost. */
  close: () => void;
}

interface LinkEditorProps extends Omit<LinkDialogProps, 'open' | 'onExited'> {
  types: readonly LinkType[];
  /** Whether narrow screens show the preview. */
  previewShown: boolean;
  ref: Ref<EditorHandle>;
}

interface TypedLinkPreviewProps {
  control: Control<LinkValues>;
  type: LinkType;
  /** The stored picture of a detail. */
  stored: (index: number) => StoredPicture | null;
}

/** The preview of the input, which renders after the fields. */
function TypedLinkPreview({ control, type, stored }: TypedLinkPreviewProps) {
  const details = useDeferredValue(useWatch({ control, name: 'details' })).slice(0, type.detailCount);
  return (
    <LinkPreview
      type={type.name}
      details={details.map((detail, index) => ({ ...detail, stored: stored(index) }))}
    />
  );
}

/** The form of a link with its preview. */
function LinkEditor(props: LinkEditorProps) {
  const { accountId, displayId, link, preset = null, types, previewShown, ref, onClose } = props;
  const { onAdded, onElsewhere, onMore } = props;
  const { t } = useTranslation(['linkEditor', 'common', 'messages']);
  const { show } = useSnackbar();
  const { form, type, unsaved, draftFields, lostFiles, variables } = useLinkForm(types, link, preset);
  const filling = usePageFilling({ form, types, isNew: link === null });
  const [sent, setSent] = useState<number | null>(null);
  /** What was handed over, and from which detail. */
  const [handedOver, setHandedOver] = useState<{ from: number; text: string } | null>(null);
  const add = useAddLink(displayId, setSent);
  const change = useChangeLink(displayId, setSent);
  const onSaved = () => {
    show('PATCH_LINK', { color: 'SUCCESS' });
    onClose();
  };
  const onCreated = ({ visibility }: Link) => {
    show(visibility === 'draft' ? 'SAVE_DRAFT' : 'POST_LINK', { color: 'SUCCESS' });
    onAdded?.();
    onClose();
  };

  const frame = useSubmittedForm({
    area: 'link',
    form,
    unsaved,
    pathOf: detailPath,
    draft: { ...linkDraft(accountId, link), fields: draftFields },
    call:
      link === null
        ? add
        : {
            isPending: change.isPending,
            mutate: ({ data: { details: changes } }, on) =>
              change.mutate({ id: link.linkId, data: { details: changes } }, on),
          },
    variables,
    failures: {
      limitReached: { notice: t('form.full', { max: LIMITS.links.perAccount }) },
      404: { notice: t('form.gone') },
      other: {
        notice: t(link === null ? 'messages:FAILED_TO_ADD_LINKS' : 'messages:FAILED_TO_PATCH_LINKS'),
      },
    },
    onSuccess: link === null ? onCreated : onSaved,
    onUnchanged: onSaved,
  });
  const { submitting } = frame;

  const { close, confirmation } = useDiscardConfirmation({
    unsaved,
    submitting,
    text: (name) => t(`discard.${name}`),
    onDiscard: () => {
      frame.draft.forget();
      onClose();
    },
  });
  useImperativeHandle(ref, () => ({ close }));
  /** Hands over one URL. The dialog stays open if there are others. */
  const handOver = (index: number, address: string, take: (url: string, typed: TypedWords) => void) => {
    const detail = form.getValues(`details.${index}`);
    const details = form.getValues('details').slice(0, type.detailCount);
    if (details.some((each, at) => at !== index && isWritten(each))) {
      form.setValue(`details.${index}`, { ...EMPTY_DETAIL }, { shouldDirty: true });
      // Its page is no longer of use here.
      filling.fill(index);
      setHandedOver({ from: index, text: t('form.handedOver') });
    } else {
      frame.draft.forget();
      onClose();
    }
    take(address, { title: detail.title, text: detail.text });
  };
  const handOverMore = (from: number, addresses: readonly string[]) => {
    onMore?.(addresses);
    const name = addresses.length === 1 ? 'one' : 'other';
    setHandedOver({ from, text: t(`form.moreHandedOver.${name}`, { count: addresses.length }) });
  };
  const stored = (index: number) => link?.details[index]?.picture ?? null;

  return (
    <>
      <Body>
        <Work data-shown={!previewShown}>
          <Form frame={frame}>
            {link === null && (
              <LinkTypeChoice
                names={types.map(({ name }) => name)}
                registration={form.register('typeName', {
                  // Errors depend on the type.
                  onChange: () => form.clearErrors('details'),
                })}
              />
            )}
            {Array.from({ length: type.detailCount }, (_none, index) => (
              <LinkDetailFields
                // Details have no ID.
                key={index}
                form={form}
                index={index}
                type={type}
                stored={stored(index)}
                lostFile={lostFiles[index] ?? ''}
                submitting={submitting}
                filling={filling}
                onElsewhere={
                  link === null && onElsewhere !== undefined
                    ? (address) => handOver(index, address, onElsewhere)
                    : undefined
                }
                onMore={onMore && ((addresses) => handOverMore(index, addresses))}
                handedOver={handedOver?.from === index ? handedOver.text : ''}
              />
            ))}
            <PanelSubmit
              submitting={submitting}
              sent={sent}
              cancel={t('form.cancel')}
              submit={t(link === null ? 'form.create' : 'form.save')}
              submittingLabel={t(link === null ? 'form.creating' : 'form.saving')}
              draft={
                link === null
                  ? {
                      label: t('form.draft'),
                      saving: add.isPending && add.variables.data.visibility === 'draft',
                      onSave: () =>
                        frame.submitAs(({ data }) => ({ data: { ...data, visibility: 'draft' } })),
                    }
                  : null
              }
              onCancel={close}
            />
          </Form>
        </Work>
        <Beside data-shown={previewShown}>
          <TypedLinkPreview control={form.control} type={type} stored={stored} />
        </Beside>
      </Body>
      {confirmation}
    </>
  );
}

/** The dialog that adds or edits a link. The link types come from the server. */
export function LinkDialog({ open, onExited, ...props }: LinkDialogProps) {
  const { link, onClose } = props;
  const { t } = useTranslation(['linkEditor', 'common', 'messages']);
  const { data, error, isFetching, refetch } = useLinkTypes();
  const [previewShown, setPreviewShown] = useState(false);
  const editor = useRef<EditorHandle>(null);
  return (
    <PanelDialog
      open={open}
      title={t(link === null ? 'form.createTitle' : 'form.editTitle')}
      maxWidth="md"
      closeLabel={t('form.close')}
      onClose={() => (editor.current === null ? onClose() : editor.current.close())}
      onExited={onExited}
      tools={
        data !== undefined && (
          <PreviewToggle
            size="small"
            startIcon={previewShown ? <PenLine size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            onClick={() => setPreviewShown(!previewShown)}
          >
            {previewShown ? t('form.previewClose') : t('form.previewOpen')}
          </PreviewToggle>
        )
      }
    >
      {data !== undefined ? (
        <LinkEditor {...props} types={data.results} previewShown={previewShown} ref={editor} />
      ) : (
        <Failed>
          {error === null || isFetching ? (
            <FormSkeleton />
          ) : (
            <>
              <FormFailure>{t('form.unavailable')}</FormFailure>
              <Button variant="outlined" onClick={() => void refetch()}>
                {t('common:actions.retry')}
              </Button>
            </>
          )}
        </Failed>
      )}
    </PanelDialog>
  );
}
