import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { type ErrorCode } from '../../../api/api-error';
import { type LinkTypeName } from '../../../api/generated/model/linkTypeName';
import { type LinkType } from '../api/link-types';
import { type CreateLinkMutationVariables, type Link } from '../api/own-links';
import {
  DETAIL_FIELDS,
  type DetailField,
  detailsPayload,
  type DetailValues,
  EMPTY_DETAIL,
  faultsOf,
  valuesOfDetail,
} from './link-payload';

export interface LinkValues {
  typeName: LinkTypeName;
  /** One for each part of the kind with the most parts, so that changing the kind loses no words. */
  details: DetailValues[];
  /** What the picture chosen for each part is called: a draft keeps the name, the picture itself it cannot. */
  files: string[];
}

/** The kind of links by its name. */
function typeNamed(types: readonly LinkType[], name: LinkTypeName): LinkType {
  const type = types.find((each) => each.name === name);
  if (type === undefined) throw new Error(`The server knows no links of the kind ${name}`);
  return type;
}

const WORD_FIELDS = ['title', 'text', 'url'] as const satisfies DetailField[];

type Faults = Partial<Record<DetailField, ErrorCode>>;

const asErrors = (faults: Faults) =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, { type: 'rule', message: code }]));

/** The shared rules over all parts of the kind that is chosen. */
function checkedBy(types: readonly LinkType[], link: Link | null): Resolver<LinkValues> {
  return (values) => {
    const type = typeNamed(types, values.typeName);
    const details = values.details
      .slice(0, type.detailCount)
      .map((detail, index) => faultsOf(detail, type, link?.details[index] ?? null));
    if (details.every((faults) => Object.keys(faults).length === 0)) return { values, errors: {} };
    return { values: {}, errors: { details: details.map(asErrors) } as FieldErrors<LinkValues> };
  };
}

const isWritten = ({ image, title, text, url }: DetailValues) =>
  image !== null || [title, text, url].some((words) => words.trim() !== '');

/** The values of a link that is being written: a new one, or one that is there, whose kind stays what it is. */
export function useLinkForm(types: readonly LinkType[], link: Link | null) {
  const most = Math.max(...types.map(({ detailCount }) => detailCount));
  const form = useForm<LinkValues>({
    defaultValues: {
      typeName: link?.linkTypeName ?? types[0]?.name ?? 'text',
      details: Array.from({ length: most }, (_, index) => {
        const stored = link?.details[index];
        return stored === undefined ? { ...EMPTY_DETAIL } : valuesOfDetail(stored);
      }),
      files: Array.from({ length: most }, () => ''),
    },
    resolver: checkedBy(types, link),
  });
  // All of them at once: the focus goes to the first that is wrong in the order of the screen, whatever kind was chosen first.
  for (let index = 0; index < most; index += 1) {
    for (const field of DETAIL_FIELDS) form.register(`details.${index}.${field}`);
    form.register(`files.${index}`);
  }
  const values = useWatch({ control: form.control }) as LinkValues;
  const type = typeNamed(types, values.typeName);

  return {
    form,
    type,
    /** What of the form a draft keeps. */
    draftFields: [
      'typeName',
      ...Array.from({ length: most }, (_, index) => [
        ...WORD_FIELDS.map((field) => `details.${index}.${field}` as const),
        `files.${index}` as const,
      ]).flat(),
    ] as const,
    /** The pictures that were chosen before the form was interrupted, by their names, and are not here any more. */
    lostFiles: values.files.map((name, index) => (values.details[index]?.image === null ? name : '')),
    /** What the link would look like now. */
    details: values.details.slice(0, type.detailCount),
    /** Whether closing the form would lose anything. */
    unsaved:
      link === null
        ? values.details.some(isWritten)
        : detailsPayload(values.details, type, link.details) !== null,
    /** What is sent: of a stored link what differs, or nothing where all is as it was. */
    variables: (written: LinkValues): CreateLinkMutationVariables | null => {
      const details = detailsPayload(written.details, type, link?.details ?? null);
      return details && { data: { linkTypeId: type.linkTypeId, details } };
    },
  };
}
