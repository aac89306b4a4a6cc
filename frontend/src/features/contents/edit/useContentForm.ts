import { checkContentText, checkContentTitle, normaliseText, visibleOrNull } from '@hitohira/backend/rules';
import { useForm, useWatch } from 'react-hook-form';
import { type Content } from '../api/content';
import { type ContentWords } from '../api/own-content';

interface ContentValues {
  title: string;
  description: string;
}

/** A text as it is kept: null where nothing can be seen. */
const asKept = (text: string) => visibleOrNull(normaliseText(text));

/** The words of a content in the fields of its form. */
export function valuesOf({ title, description }: Pick<Content, 'title' | 'description'>): ContentValues {
  return { title: title ?? '', description: description ?? '' };
}

/** What differs from the words that a content has; null where nothing does. What is not sent counts as never changed. */
export function changedWords(values: ContentValues, content: Content): ContentWords | null {
  const words: ContentWords = {
    ...(asKept(values.title) !== content.title && { title: asKept(values.title) }),
    ...(asKept(values.description) !== content.description && { description: asKept(values.description) }),
  };
  return Object.keys(words).length === 0 ? null : words;
}

/** The form in which the words of a content are corrected. */
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
    typed: useWatch({ control: form.control }) as ContentValues,
  };
}
