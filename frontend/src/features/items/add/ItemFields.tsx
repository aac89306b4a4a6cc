import { completeUrl, LIMITS, recogniseAddress } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link2, Store, Trash2 } from 'lucide-react';
import { type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isErrorCode } from '../../../api/api-error';
import { ChoiceCard, ChoiceRadio } from '../../../components/forms/ChoiceCard';
import { Field, Hint } from '../../../components/forms/Field';
import { FormPart } from '../../../components/forms/FormPart';
import { isPasted } from '../../../components/forms/is-pasted';
import { pastedAddresses } from '../../../components/forms/pasted-addresses';
import { TypedLength } from '../../../components/forms/LengthCounter';
import { PictureField } from '../../../components/pictures/PictureField';
import { fieldError } from '../../../i18n/error-words';
import { UrlField } from '../../../components/forms/UrlField';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ItemField, type ItemValues, lostFile, pictureNamed, type ReusablePicture } from './item-values';
import { PicturePicker } from './PicturePicker';
import { type ItemFilling } from './useItemFilling';
import { type ItemsValues } from './useItemsForm';

const Remove = styled(Button)({ alignSelf: 'flex-end' });

const Kinds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
});

interface ItemFieldsProps {
  form: UseFormReturn<ItemsValues>;
  index: number;
  /** The pictures of the target content. */
  contentPictures: readonly ReusablePicture[];
  /** The pictures of other items. */
  itemPictures: readonly ReusablePicture[];
  /** Fills fields from the product's page, if given. */
  filling?: ItemFilling;
  /** Disables the picture while the form is being sent. */
  submitting: boolean;
  /** Receives a URL that fits a post or link better. Without it, this is not offered. */
  onElsewhere?: ((address: string) => void) | undefined;
  /** Receives the other URLs of a paste. */
  onMore?: ((addresses: readonly string[]) => void) | undefined;
  /** Removes one of several items. */
  onRemove?: (() => void) | undefined;
}

/** The fields of one item. */
export function ItemFields(props: ItemFieldsProps) {
  const { form, index, contentPictures, itemPictures, filling, submitting, onElsewhere } = props;
  const { onMore, onRemove } = props;
  const { control } = form;
  const { t } = useTranslation('itemEditor');
  const { t: errors } = useTranslation('errors');
  const path = <Name extends keyof ItemValues>(field: Name) => `items.${index}.${field}` as const;
  const [choice, written, image, file, shown] = useWatch({
    control,
    name: [path('kind'), path('url'), path('image'), path('file'), path('shown')],
  });
  const wrong = form.formState.errors.items?.[index];

  const message = (field: ItemField): string | undefined => {
    const error = wrong?.[field];
    if (error === undefined) return undefined;
    const code = isErrorCode(error.message) ? error.message : 'unknown';
    return fieldError(errors, 'recommendation', field, code, {});
  };
  const choosePicture = (chosen: ItemValues['image'], reused: string) => {
    if (submitting) return;
    form.clearErrors(path('image'));
    form.setValue(path('image'), chosen);
    form.setValue(path('file'), chosen?.file.name ?? '', { shouldDirty: true });
    form.setValue(path('shown'), reused, { shouldDirty: true });
  };
  const entered = filling?.enteredAt(written) ?? null;
  const { kind: instead } = recogniseAddress(entered ?? '');
  const lost = lostFile({ image, file, shown });
  const url = form.register(path('url'));
  const kind = form.register(path('kind'), { onChange: () => form.clearErrors(`items.${index}`) });

  /** Takes one URL of a pasted text. A keyword item becomes an item with a URL. */
  const takePasted = (event: ClipboardEvent) => {
    const pasted = pastedAddresses(event);
    if (pasted === null || (pasted.others.length > 0 && onMore === undefined)) return;
    if (choice === 'mall' ? !pasted.isWritten : pasted.isPlain) return;
    event.preventDefault();
    form.clearErrors(`items.${index}`);
    flushSync(() => form.setValue(path('kind'), 'url', { shouldDirty: true }));
    form.setValue(path('url'), pasted.first, { shouldDirty: true });
    form.setFocus(path('url'));
    filling?.fill(index);
    if (pasted.others.length > 0) onMore?.(pasted.others);
  };

  return (
    <FormPart legend={onRemove === undefined ? null : t('form.part', { number: index + 1 })}>
      <Kinds role="radiogroup" aria-label={t('form.kind')}>
        <ChoiceCard control={<ChoiceRadio registration={kind} value="mall" />}>
          <Store size={22} aria-hidden />
          {t('form.mall')}
        </ChoiceCard>
        <ChoiceCard control={<ChoiceRadio registration={kind} value="url" />}>
          <Link2 size={22} aria-hidden />
          {t('form.address')}
        </ChoiceCard>
      </Kinds>
      {choice === 'mall' ? (
        <Field
          label={t('form.name')}
          hint={t('form.nameHint')}
          registration={form.register(path('name'))}
          onPaste={takePasted}
          error={message('name')}
          note={<TypedLength control={control} name={path('name')} max={LIMITS.items.keyword} />}
        />
      ) : (
        <>
          <UrlField
            label={t('form.url')}
            placeholder="https://"
            autoComplete="url"
            onPaste={takePasted}
            registration={{
              ...url,
              onBlur: async (event: Parameters<typeof url.onBlur>[0]) => {
                await url.onBlur(event);
                form.setValue(path('url'), completeUrl(form.getValues(path('url'))), { shouldDirty: true });
                filling?.fill(index);
              },
              onChange: async (event: Parameters<typeof url.onChange>[0]) => {
                await url.onChange(event);
                if (isPasted(event)) filling?.fill(index);
              },
            }}
            error={message('url')}
            note={
              <>
                <Hint component="div" role="status">
                  {filling?.isReading(written) === true && t('form.reading')}
                </Hint>
                {entered !== null && instead !== 'item' && onElsewhere !== undefined && (
                  <Button
                    size="small"
                    variant="outlined"
                    sx={{ alignSelf: 'flex-start' }}
                    onClick={() => onElsewhere(entered)}
                  >
                    {t(`form.instead.${instead}`)}
                  </Button>
                )}
              </>
            }
          />
          <Field
            label={t('form.itemName')}
            hint={t('form.itemNameHint')}
            registration={form.register(path('name'))}
            error={message('name')}
            note={<TypedLength control={control} name={path('name')} max={LIMITS.items.keyword} />}
          />
        </>
      )}
      <PictureField
        label={t('picture.label')}
        chosen={image}
        stored={pictureNamed([...(filling?.pictures ?? []), ...contentPictures, ...itemPictures], shown)}
        inputRef={form.register(path('image')).ref}
        error={message('image') ?? (lost === '' ? undefined : t('picture.lost', { name: lost }))}
        onChoose={(chosen) => choosePicture(chosen, '')}
        onProblem={(problem) => form.setError(path('image'), { type: 'file', message: problem })}
      />
      <PicturePicker
        title={t('picture.ofContent')}
        pictures={contentPictures}
        chosen={shown}
        onChoose={({ fileName }) => choosePicture(null, fileName)}
      />
      <PicturePicker
        title={t('picture.ofItems')}
        pictures={itemPictures}
        chosen={shown}
        onChoose={({ fileName }) => choosePicture(null, fileName)}
      />
      {onRemove !== undefined && (
        <Remove size="small" startIcon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {t('form.remove', { number: index + 1 })}
        </Remove>
      )}
    </FormPart>
  );
}
