import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { Eraser, PenLine } from 'lucide-react';
import { type ChangeHandler, type UseFormRegisterReturn } from 'react-hook-form';
import { DraftNotice } from '../../../components/forms/DraftNotice';
import { Field } from '../../../components/forms/Field';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { editTarget } from '../../../components/studio/edit-target';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { SaveNote } from '../components/SaveNote';
import { SettingSection } from '../components/SettingSection';
import { type useProfileEditForm } from './useProfileEditForm';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

// Takes no space without a restored draft.
const Restored = styled('div')({ '&[data-empty="true"]': { marginBottom: -32 } });

const Footing = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  fontSize: '0.8125rem',
  color: look.vars.palette.text.secondary,
});

/** Runs a blur handler after the form's own. */
function leaving(registration: UseFormRegisterReturn, onLeave: () => void): UseFormRegisterReturn {
  const onBlur: ChangeHandler = async (event) => {
    await registration.onBlur(event);
    onLeave();
  };
  return { ...registration, onBlur };
}

/** The name and the introduction, which are saved on blur. */
export function ProfileEditForm(props: ReturnType<typeof useProfileEditForm>) {
  const { fields, frame, status, draft, saved, save, focusIntroduction, clearIntroduction } = props;
  const { t } = useTranslation('studio');
  const { message } = frame;
  const emptied = saved.introduction !== '' && draft.introduction.trim() === '';

  const actions = [
    {
      name: t('edit.write'),
      icon: <PenLine size={18} aria-hidden />,
      movesFocus: true,
      run: focusIntroduction,
    },
    {
      name: t('edit.clear'),
      icon: <Eraser size={18} aria-hidden />,
      disabled: saved.introduction === '',
      run: clearIntroduction,
    },
  ];

  return (
    <Rows>
      <Restored data-empty={!frame.draft.restored}>
        <DraftNotice
          draft={frame.draft}
          onSave={() => {
            save('displayName');
            save('introduction');
          }}
        />
      </Restored>
      <div {...editTarget({ kind: 'part', id: 'name' })}>
        <Field
          label={t('edit.displayName')}
          hint={t('edit.displayNameHint')}
          autoComplete="nickname"
          registration={leaving(fields.displayName, () => save('displayName'))}
          error={message('displayName')}
          note={<SaveNote status={status.displayName} onRetry={() => save('displayName')} />}
        />
      </div>
      <div {...editTarget({ kind: 'part', id: 'introduction' })}>
        <SettingSection
          title={t('edit.introduction')}
          lead={saved.introduction === '' ? t('edit.introductionEmpty') : t('edit.introductionHint')}
          actions={actions}
        >
          <Field
            label={t('edit.introduction')}
            labelHidden
            placeholder={t('edit.introductionPlaceholder')}
            multiline
            minRows={5}
            maxRows={14}
            registration={leaving(fields.introduction, () => save('introduction'))}
            error={message('introduction')}
            note={
              <>
                <Footing>
                  <LengthCounter text={draft.introduction} max={LIMITS.introduction.max} />
                </Footing>
                {emptied && <Footing role="status">{t('edit.emptyNotSaved')}</Footing>}
                <SaveNote
                  status={status.introduction}
                  onRetry={emptied ? clearIntroduction : () => save('introduction')}
                />
              </>
            }
          />
        </SettingSection>
      </div>
    </Rows>
  );
}
