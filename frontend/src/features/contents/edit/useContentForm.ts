import { checkContentText, checkContentTitle, normaliseText, visibleOrNull } from '@hitohira/backend/rules';
import { useForm, useWatch } from 'react-hook-form';
import { type Content } from '../api/content';
import { type UpdateContent } from '../../../api/generated/model/updateContent';

interface ContentValues {
  title: string;
  description: string;
}

/** A text as it is stored: null if nothing in it is visible. */
const toStored = (text: string) => visibleOrNull(normaliseText(text));

/** The form values of a content. */
export function valuesOf({ title, description }: Pick<Content, 'title' | 'description'>): ContentValues {
  return { title: title ?? '', description: description ?? '' };
}

/** The fields that differ from the stored content; null if none do. Other fields are not sent. */
export function changedWords(values: ContentValues, content: Content): UpdateContent | null {
  const words: UpdateContent = {
    ...(toStored(values.title) !== content.title && { title: toStored(values.title) }),
    ...(toStored(values.description) !== content.description && {
      description: toStored(values.description),
    }),
  };
  return Object.keys(words).length === 0 ? null : words;
}

/** The form that edits a content. */
export type ContentFormState = ReturnType<typeof useContentForm>;

/** The texts as they are typed. */
export const useTypedWords = ({ form }: ContentFormState) =>
  useWatch({ control: form.control }) as ContentValues;

/** The content with the typed texts, as it would be stored. */
export function withWords(content: Content, { title, description }: ContentValues): Content {
  return { ...content, title: toStored(title), description: toStored(description) };
}

/** The state of the form that edits a content. */
export function useContentForm(content: Content) {
  const form = useForm<ContentValues>({ defaultValues: valuesOf(content) });
  return {
    form,
    fields: {
      title: form.register('title', { validate: (text) => checkContentTitle(normaliseText(text)) ?? true }),
      description: form.register('description', {
        validate: (text) => checkContentText(normaliseText(text)) ?? true,
      }),
    },
  };
}
