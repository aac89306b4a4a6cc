import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { Eraser, PenLine } from 'lucide-react';
import { DraftNotice } from '../../../components/forms/DraftNotice';
import { Field } from '../../../components/forms/Field';
import { LengthCounter } from '../../../components/forms/LengthCounter';
import { editTarget } from '../../../components/studio/edit-target';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { SaveNote } from '../components/SaveNote';
import { SettingSection } from '../components/SettingSection';
import { leavingField } from './leaving-field';
import { SecondLanguage } from './SecondLanguage';
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

type ProfileEditFormProps = ReturnType<typeof useProfileEditForm> & {
  /** Called when the original texts or those of the second language receive the focus. */
  onEdit: (texts: 'original' | 'second') => void;
};

/** The name and the introduction, which are saved on blur, and both in a second language. */
export function ProfileEditForm({ onEdit, ...props }: ProfileEditFormProps) {
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
      <Rows onFocus={() => onEdit('original')}>
        <div {...editTarget({ kind: 'part', id: 'name' })}>
          <Field
            label={t('edit.displayName')}
            hint={t('edit.displayNameHint')}
            autoComplete="nickname"
            registration={leavingField(fields.displayName, () => save('displayName'))}
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
              registration={leavingField(fields.introduction, () => save('introduction'))}
              error={message('introduction')}
              note={
                <>
                  <LengthCounter text={draft.introduction} max={LIMITS.introduction.max} />
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
      <div onFocus={() => onEdit('second')}>
        <SecondLanguage {...props} />
      </div>
    </Rows>
  );
}
