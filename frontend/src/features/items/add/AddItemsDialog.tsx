import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type TypedWords } from '../../../api/link-preview';
import { Hint } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import {
  PanelSubmitButtons,
  PanelBody,
  PanelDialog,
  PanelFooter,
  PanelWrappingButtons,
} from '../../../components/dialogs/PanelDialog';
import { DraftButton } from '../../../components/buttons/DraftButton';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { UploadBar } from '../../../components/feedback/UploadBar';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { useAddItems, useOwnItems } from '../api/own-items';
import { itemsDraft } from './item-draft';
import {
  itemInput,
  itemPath,
  isWritten,
  type ItemValues,
  picturesOf,
  type ReusablePicture,
} from './item-values';
import { useItemFilling } from './useItemFilling';
import { ItemFields } from './ItemFields';
import { ItemsReview } from './ItemsReview';
import { firstWrong, useItemsForm } from './useItemsForm';

const { perCall, perContent } = LIMITS.items;

const Body = styled(PanelBody)({
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: { padding: '16px 16px 0' },
});

/** The content that items are added to. */
export interface ItemTarget {
  contentId: number;
  name: string;
  pictures: readonly ReusablePicture[];
}

interface AddItemsDialogProps extends DialogControl {
  accountId: string;
  displayId: string;
  target: ItemTarget;
  /** The initial values of the first item. */
  preset?: Partial<ItemValues> | null;
  onAdded?: (() => void) | undefined;
  /** Receives a URL that fits a post or link better, with the typed words. Without it, this is not offered. */
  onElsewhere?: ((address: string, typed: TypedWords) => void) | undefined;
  /** Receives the other URLs of a paste. Without it, they become further items. */
  onMore?: ((addresses: readonly string[]) => void) | undefined;
}

/** The dialog that adds items to a content: they are entered, reviewed and sent together. */
export function AddItemsDialog({
  accountId,
  displayId,
  target,
  preset = null,
  onAdded,
  onElsewhere,
  onMore,
  ...control
}: AddItemsDialogProps) {
  const { contentId } = target;
  const { onClose } = control;
  const { t } = useTranslation(['itemEditor', 'common']);
  const { show } = useSnackbar();
  const { form, draft, keys, unsaved, addOne, addUrls, remove, reset } = useItemsForm(
    itemsDraft(accountId, contentId),
    null,
    preset,
  );
  const filling = useItemFilling(form);
  const [reviewing, setReviewing] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  /** What became of URLs that are not in the form. */
  const [notice, setNotice] = useState('');
  const itemPictures = picturesOf(useOwnItems(displayId).entries ?? []);

  const add = useAddItems(displayId, setSent);
  const frame = useSubmittedForm({
    area: 'recommendation',
    form,
    unsaved,
    draft,
    pathOf: itemPath,
    call: add,
    variables: (values) => ({ id: contentId, data: { items: values.items.map(itemInput) } }),
    failures: {
      limitReached: { notice: t('itemEditor:form.full', { max: perContent }) },
      404: { notice: t('itemEditor:form.gone') },
    },
    onSuccess: ({ results: [added] }) => {
      show(added?.visibility === 'draft' ? 'SAVE_DRAFT' : 'SUCCESS_TO_POST_ITEMS', { color: 'SUCCESS' });
      onAdded?.();
      onClose();
    },
  });
  const { submitting } = frame;
  const savingDraft = submitting && add.variables?.data.items[0]?.visibility === 'draft';
  const saveDraft = () =>
    frame.submitAs(({ id, data }) => ({
      id,
      data: { items: data.items.map((item) => ({ ...item, visibility: 'draft' as const })) },
    }));

  const { close, confirmation } = useDiscardConfirmation({
    unsaved,
    submitting,
    text: (name) => t(`itemEditor:discard.${name}`),
    onDiscard: () => {
      frame.draft.forget();
      onClose();
    },
  });
  /** Hands over one URL. The dialog stays open if there are other items. */
  const handOver = (index: number, address: string, take: (url: string, typed: TypedWords) => void) => {
    const { name } = form.getValues(`items.${index}`);
    if (form.getValues('items').some((each, at) => at !== index && isWritten(each))) {
      remove(index);
      setNotice(t('itemEditor:form.handedOver'));
    } else {
      frame.draft.forget();
      onClose();
    }
    take(address, { title: name, text: '' });
  };
  const addMore = (addresses: readonly string[]) => {
    if (onMore === undefined) {
      const added = addresses.slice(0, perCall - keys.length);
      const left = addresses.slice(added.length);
      addUrls(added);
      filling.fillAll(added);
      setNotice(
        left.length === 0
          ? ''
          : t(left.length === 1 ? 'itemEditor:form.leftOut.one' : 'itemEditor:form.leftOut.other', {
              count: left.length,
              max: perCall,
              first: left[0] ?? '',
            }),
      );
      return;
    }
    onMore(addresses);
    setNotice(
      t(
        addresses.length === 1
          ? 'itemEditor:form.moreHandedOver.one'
          : 'itemEditor:form.moreHandedOver.other',
        { count: addresses.length },
      ),
    );
  };
  // Invalid items cannot be reviewed or sent.
  const review = () => void form.handleSubmit(() => setReviewing(true))();
  const shownFrame = {
    ...frame,
    submit: reviewing ? frame.submit : review,
    draft: { ...frame.draft, discard: reset },
  };
  // Rejected items are corrected in the form and reviewed again.
  const wrong = firstWrong(form.formState.errors);
  if (reviewing && wrong !== null) setReviewing(false);
  const focusWrong = useEffectEvent(() => {
    if (!reviewing && wrong !== null) form.setFocus(wrong);
  });
  useEffect(() => focusWrong(), [reviewing]);

  return (
    <PanelDialog
      {...control}
      title={t(reviewing ? 'itemEditor:review.title' : 'itemEditor:form.title')}
      maxWidth="sm"
      closeLabel={t('itemEditor:form.close')}
      onClose={close}
    >
      <Body>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          {t('itemEditor:form.target', { name: target.name })}
        </Typography>
        <Form frame={shownFrame}>
          {reviewing ? (
            <ItemsReview
              items={form.getValues('items')}
              pictures={[...filling.pictures, ...target.pictures, ...itemPictures]}
            />
          ) : (
            <>
              {keys.map((key, index) => (
                <ItemFields
                  key={key}
                  form={form}
                  index={index}
                  contentPictures={target.pictures}
                  itemPictures={itemPictures}
                  filling={filling}
                  submitting={submitting}
                  onElsewhere={onElsewhere && ((address) => handOver(index, address, onElsewhere))}
                  onMore={addMore}
                  onRemove={keys.length === 1 ? undefined : () => remove(index)}
                />
              ))}
              {keys.length < perCall && (
                <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={addOne}>
                  {t('itemEditor:form.another', { count: keys.length, max: perCall })}
                </Button>
              )}
            </>
          )}
          <Hint component="div" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {notice}
          </Hint>
          <PanelFooter>
            {submitting && sent !== null && <UploadBar sent={sent} />}
            <PanelWrappingButtons>
              {reviewing ? (
                <Button
                  aria-disabled={submitting}
                  onClick={submitting ? undefined : () => setReviewing(false)}
                >
                  {t('itemEditor:review.back')}
                </Button>
              ) : (
                <Button onClick={close}>{t('itemEditor:form.cancel')}</Button>
              )}
              <PanelSubmitButtons>
                {reviewing && (
                  <DraftButton saving={savingDraft} onSave={saveDraft}>
                    {t('itemEditor:review.draft')}
                  </DraftButton>
                )}
                <SubmitButton
                  size="medium"
                  fullWidth={false}
                  submitting={submitting && !savingDraft}
                  submittingLabel={t('itemEditor:review.adding')}
                >
                  {reviewing
                    ? t('itemEditor:review.add', { count: keys.length })
                    : t('itemEditor:form.review')}
                </SubmitButton>
              </PanelSubmitButtons>
            </PanelWrappingButtons>
          </PanelFooter>
        </Form>
      </Body>
      {confirmation}
    </PanelDialog>
  );
}
