/** Condition on which a part of a form is visible. Each rule refers to a field by its id. */
export interface PartCondition {
  actionType?: 'Show' | 'Hide';
  logicType?: 'All' | 'Any';
  rules?: readonly { field?: string; operator?: string; value?: string }[];
}

interface Conditional {
  condition?: PartCondition | null;
}

export interface FieldPart extends Conditional {
  id: string;
  alias: string;
}

export interface FieldsetPart<Field> extends Conditional {
  id: string;
  columns: readonly { fields: readonly Field[] }[];
}

export interface PagePart<Field> extends Conditional {
  fieldsets: readonly FieldsetPart<Field>[];
}

/** The structure of a form, in the format that the site and the CMS share (forms-investors-catalogue §3). */
export interface FormParts<Field> {
  pages: readonly PagePart<Field>[];
}
