import type { Operator } from '@group/rules/forms/operators';

/** Types of the public contract (`contracts/umbraco-forms-v13.openapi.json`) as the CMS returns them. */

export interface ConditionDto {
  actionType?: 'Show' | 'Hide';
  logicType?: 'All' | 'Any';
  /** Each rule refers to a field by id. */
  rules?: readonly { field?: string; operator?: Operator; value?: string }[];
}

export interface FieldTypeDto {
  id: string;
  name: string;
  supportsPreValues: boolean;
  supportsUploadTypes: boolean;
  renderInputType: 'Single' | 'Multiple' | 'Custom';
}

export interface FieldDto {
  id: string;
  caption: string;
  helpText: string | null;
  placeholder: string | null;
  cssClass: string | null;
  alias: string;
  required: boolean;
  requiredErrorMessage: string | null;
  pattern: string | null;
  patternInvalidErrorMessage: string | null;
  condition?: ConditionDto;
  fileUploadOptions?: {
    allowAllUploadExtensions: boolean;
    allowedUploadExtensions: string[];
    allowMultipleFileUploads: boolean;
  };
  preValues: { value: string; caption: string | null }[];
  /** All values are strings, including numbers. */
  settings: Record<string, string>;
  type: FieldTypeDto;
}

export interface ColumnDto {
  caption: string | null;
  /** Width in columns of twelve. */
  width: number;
  fields: FieldDto[];
}

export interface FieldsetDto {
  id: string;
  caption: string | null;
  condition?: ConditionDto;
  columns: ColumnDto[];
}

export interface PageDto {
  caption: string | null;
  condition?: ConditionDto;
  fieldsets: FieldsetDto[];
}

/** Response to an accepted entry. */
export interface AfterSubmitDto {
  messageOnSubmit: string | null;
  messageOnSubmitIsHtml: boolean;
  gotoPageOnSubmit: string | null;
  gotoPageOnSubmitRoute?: { path: string; startItem: { id: string; path: string } };
}

export interface FormDto extends AfterSubmitDto {
  id: string;
  name: string;
  indicator: string;
  cssClass: string | null;
  nextLabel: string | null;
  previousLabel: string | null;
  submitLabel: string | null;
  disableDefaultStylesheet: boolean;
  fieldIndicationType: 'NoIndicator' | 'MarkMandatoryFields' | 'MarkOptionalFields';
  hideFieldValidation: boolean;
  showValidationSummary: boolean;
  pages: PageDto[];
}
