import type { PartCondition } from '@group/rules/forms/FormParts';
import type { components } from '../umbracoForms.gen';

type Schemas = components['schemas'];

export type FieldIndication = Schemas['FormFieldIndication'];

/** A form in the contract's format, in which everything is optional. */
export type FormDto = Schemas['FormDto'];
export type FormPageDto = Schemas['FormPageDto'];
export type FormFieldsetDto = Schemas['FormFieldsetDto'];
export type FormFieldDto = Schemas['FormFieldDto'];
export type FormConditionDto = Schemas['FormConditionDto'];

/** What a field is, regardless of its type's name. */
export type FieldKind =
  | 'shortAnswer'
  | 'longAnswer'
  | 'number'
  | 'tel'
  | 'email'
  | 'dropdown'
  | 'singleChoice'
  | 'multipleChoice'
  | 'checkbox'
  | 'consent'
  | 'date'
  | 'file'
  | 'hidden'
  | 'static'
  | 'captcha'
  | 'unknown';

export interface PreValue {
  value: string;
  caption: string;
}

export interface FormField {
  /** In lower case. */
  id: string;
  alias: string;
  kind: FieldKind;
  /** Name of its type in the content system. */
  typeName: string;
  caption: string;
  helpText: string;
  required: boolean;
  requiredErrorMessage: string;
  pattern: string;
  patternInvalidErrorMessage: string;
  condition: PartCondition | null;
  preValues: readonly PreValue[];
  /** All values are texts, numbers too. */
  settings: Readonly<Record<string, string>>;
  files: { extensions: readonly string[] | undefined; multiple: boolean };
}

export interface FormColumn {
  caption: string;
  /** Of twelve; 0 if columns share the width. */
  width: number;
  fields: readonly FormField[];
}

export interface FormFieldset {
  id: string;
  caption: string;
  condition: PartCondition | null;
  columns: readonly FormColumn[];
}

export interface FormPage {
  caption: string;
  condition: PartCondition | null;
  fieldsets: readonly FormFieldset[];
}

/** A complete form of the content system (forms-investors-catalogue §3). */
export interface FormDefinition {
  id: string;
  name: string;
  /** Mark of mandatory or of optional fields. */
  indicator: string;
  indication: FieldIndication;
  nextLabel: string;
  previousLabel: string;
  submitLabel: string;
  showValidationSummary: boolean;
  hideFieldValidation: boolean;
  pages: readonly FormPage[];
}
