import { LIMITS } from '@hitohira/backend/rules';
import { useLayoutEffect, useRef } from 'react';
import { type ChangeHandler, type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DraftNotice } from '../../../components/DraftNotice';
import { Field } from '../../../components/Field';
import { LengthCounter } from '../../../components/LengthCounter';
import { type FormFrame } from '../../../hooks/useFormFrame';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { SaveNote } from '../components/SaveNote';
import { type ProfileEditValues, type ProfileField, type SaveStatus } from './useProfileEditForm';

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

// Takes no room where nothing came back.
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
  '&:focus': { outline: 'none' },
});

/** Goes with what it clears: the keyboard then goes on beside it. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('studio');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: shown } = button;
    const beside = shown?.parentElement;
    return () => {
      if (document.activeElement === shown) beside?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} size="small" onClick={onClear}>
      {t('edit.clear')}
    </Button>
  );
}

interface ProfileEditFormProps {
  fields: Record<ProfileField, UseFormRegisterReturn>;
  frame: FormFrame<'profile', ProfileEditValues>;
  status: Record<ProfileField, SaveStatus>;
  draft: ProfileEditValues;
  saved: ProfileEditValues;
  onSave: (field: ProfileField) => void;
  onClearIntroduction: () => void;
}

/** Reports that a field was left, after the form itself has noticed. */
function leaving(registration: UseFormRegisterReturn, onLeave: () => void): UseFormRegisterReturn {
  const onBlur: ChangeHandler = async (event) => {
    await registration.onBlur(event);
    onLeave();
  };
  return { ...registration, onBlur };
}

export function ProfileEditForm(props: ProfileEditFormProps) {
  const { fields, frame, status, draft, saved, onSave, onClearIntroduction } = props;
  const { t } = useTranslation('studio');
  const { message } = frame;
  const emptied = saved.introduction !== '' && draft.introduction.trim() === '';

  return (
    <Rows>
      <Restored data-empty={!frame.draft.restored}>
        <DraftNotice
          draft={frame.draft}
          onSave={() => {
            onSave('displayName');
            onSave('introduction');
          }}
        />
      </Restored>
      <Field
        label={t('edit.displayName')}
        hint={t('edit.displayNameHint')}
        autoComplete="nickname"
        registration={leaving(fields.displayName, () => onSave('displayName'))}
        error={message('displayName')}
        note={<SaveNote status={status.displayName} onRetry={() => onSave('displayName')} />}
      />
      <Field
        label={t('edit.introduction')}
        hint={saved.introduction === '' ? t('edit.introductionEmpty') : t('edit.introductionHint')}
        placeholder={t('edit.introductionPlaceholder')}
        multiline
        minRows={5}
        maxRows={14}
        registration={leaving(fields.introduction, () => onSave('introduction'))}
        error={message('introduction')}
        note={
          <>
            <Footing tabIndex={-1}>
              <LengthCounter text={draft.introduction} max={LIMITS.introduction.max} />
              {saved.introduction !== '' && <ClearButton onClear={onClearIntroduction} />}
            </Footing>
            {emptied && <Footing role="status">{t('edit.emptyNotSaved')}</Footing>}
            <SaveNote
              status={status.introduction}
              onRetry={emptied ? onClearIntroduction : () => onSave('introduction')}
            />
          </>
        }
      />
    </Rows>
  );
}
