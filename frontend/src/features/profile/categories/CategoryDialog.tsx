import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FieldError } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { PanelBody, PanelButtons, PanelDialog, PanelFooter } from '../../../components/dialogs/PanelDialog';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useDiscardConfirmation } from '../../../hooks/useDiscardConfirmation';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { useSubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';
import { CategoryKindChoice } from './CategoryKindChoice';
import { chosenCategories } from './chosen-categories';
import { ChosenCategories } from './ChosenCategories';
import { useCategoryForm } from './useCategoryForm';

// Keeps the focused element clear of the sticky header.
const Body = styled(PanelBody)({ scrollPaddingTop: 128 });

const Work = styled('div')({
  padding: '20px 24px 0',
  [look.breakpoints.down('md')]: { padding: '16px 16px 0' },
});

const Hint = styled('p')({ fontSize: '0.9375rem', lineHeight: 1.7 });

const Kinds = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
});

const Count = styled('span')({
  flex: 1,
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '&[data-wrong="true"]': { color: look.vars.palette.error.main, fontWeight: 600 },
});

interface CategoryDialogProps extends DialogControl {
  account: OwnAccount;
}

/** Chooses one to five categories of the page. */
export function CategoryDialog({ account, ...control }: CategoryDialogProps) {
  const { t } = useTranslation('pageChoices');
  const { show } = useSnackbar();
  const errorId = useId();
  const { form, ref, chosen, isChosen, toggle } = useCategoryForm(account);

  const before = chosenCategories(account).map(({ id }) => id);
  const onSaved = () => {
    show('SAVE_SUCCESS', { color: 'SUCCESS' });
    control.onClose();
  };
  const frame = useSubmittedForm({
    area: 'profile',
    form,
    call: useChangeOwnAccount(),
    variables: ({ categories }) => (categories.join() === before.join() ? null : { data: { categories } }),
    onSuccess: onSaved,
    onUnchanged: onSaved,
  });
  const { submitting } = frame;
  const error = frame.message('categories');
  const numbers = { chosen: String(chosen.length), max: String(LIMITS.categories.max) };

  const { close, confirmation } = useDiscardConfirmation({
    unsaved: form.formState.isDirty,
    submitting,
    text: (name) => t(`categories.discard.${name}`),
    onDiscard: control.onClose,
  });

  return (
    <PanelDialog
      {...control}
      title={t('categories.dialog')}
      maxWidth="md"
      closeLabel={t('categories.close')}
      onClose={close}
    >
      <Body>
        <Work>
          <Form frame={frame}>
            <Hint>{t('categories.hint')}</Hint>
            <ChosenCategories chosen={chosen} onRemove={toggle} />
            <Kinds
              ref={ref}
              tabIndex={-1}
              role="group"
              aria-label={t('categories.title')}
              aria-describedby={errorId}
            >
              {account.categories.map((kind) => (
                <CategoryKindChoice key={kind.id} kind={kind} isChosen={isChosen} onToggle={toggle} />
              ))}
            </Kinds>
            <PanelFooter>
              <FieldError id={errorId} error={error} />
              <PanelButtons>
                <Count data-wrong={error !== undefined}>
                  <span aria-hidden>{t('categories.count', numbers)}</span>
                  <VisuallyHidden>{t('categories.countLabel', numbers)}</VisuallyHidden>
                </Count>
                <Button aria-disabled={submitting} onClick={close}>
                  {t('categories.cancel')}
                </Button>
                <SubmitButton
                  size="medium"
                  fullWidth={false}
                  submitting={submitting}
                  submittingLabel={t('categories.saving')}
                >
                  {t('categories.save')}
                </SubmitButton>
              </PanelButtons>
            </PanelFooter>
          </Form>
        </Work>
      </Body>
      {confirmation}
    </PanelDialog>
  );
}
