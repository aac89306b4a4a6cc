import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { Controller, useWatch } from 'react-hook-form';
import { Field } from '../../../../components/forms/Field';
import { Form } from '../../../../components/forms/Form';
import { LengthCounter } from '../../../../components/forms/LengthCounter';
import { PictureField } from '../../../../components/pictures/PictureField';
import { UrlField } from '../../../../components/forms/UrlField';
import { useFieldMessages } from '../../../../hooks/useFieldMessages';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type ManualKind, type ManualPostValues, type useManualPostForm } from '../form/useManualPostForm';
import { StepBody, StepFooter, StepLead, StepRows } from './StepParts';

interface ManualStepProps extends Pick<ReturnType<typeof useManualPostForm>, 'form' | 'fields' | 'frame'> {
  kind: ManualKind;
  onSubmit: () => void;
  onPrevious: () => void;
}

/** The step that enters a story or a short video by hand. */
export function ManualStep({ kind, form, fields, frame, onSubmit, onPrevious }: ManualStepProps) {
  const { t } = useTranslation('posting');
  const { title, text, image, file } = useWatch({ control: form.control }) as ManualPostValues;
  const aboutText = useFieldMessages<'shortVideo', ManualPostValues>('shortVideo', form.formState.errors);
  const lost = image === null && file !== '' ? t('imageLost', { name: file }) : undefined;
  return (
    <StepBody>
      <Form frame={{ ...frame, submit: onSubmit, submitting: false }}>
        <StepRows>
          <StepLead>{t(`${kind}.lead`)}</StepLead>
          <UrlField
            label={t(`${kind}.url`)}
            placeholder={t(`${kind}.placeholder`)}
            registration={fields.url}
            error={frame.message('url')}
          />
          <Field
            label={t(`${kind}.heading`)}
            hint={t(`${kind}.headingHint`)}
            autoComplete="off"
            registration={fields.title}
            error={frame.message('title')}
            note={<LengthCounter text={title} max={LIMITS.contents.title} />}
          />
          {kind === 'shortVideo' && (
            <Field
              label={t('shortVideo.text')}
              multiline
              minRows={3}
              maxRows={10}
              registration={fields.text}
              error={aboutText('text')}
              note={<LengthCounter text={text} max={LIMITS.contents.text} />}
            />
          )}
          <Controller
            control={form.control}
            name="image"
            rules={{ validate: (value) => (value === null ? 'required' : true) }}
            render={({ field }) => (
              <PictureField
                label={t(`${kind}.image`)}
                chosen={field.value}
                inputRef={field.ref}
                error={frame.message('image') ?? lost}
                onChoose={(picture) => {
                  form.clearErrors('image');
                  field.onChange(picture);
                  form.setValue('file', picture.file.name, { shouldDirty: true });
                }}
                onProblem={(problem) => form.setError('image', { type: 'file', message: problem })}
              />
            )}
          />
        </StepRows>
        <StepFooter onPrevious={onPrevious}>
          <Button type="submit" variant="contained">
            {t(`${kind}.next`)}
          </Button>
        </StepFooter>
      </Form>
    </StepBody>
  );
}
