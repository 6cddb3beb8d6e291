import type { EntriesByAlias } from './Entries.ts';
import { fieldsOf, fieldsOfFieldset } from './fieldsOf.ts';
import type { FieldPart, FormParts, PartCondition } from './FormParts.ts';
import { meetsRule } from './meetsRule.ts';

/**
 * The parts of a form that are visible. Fields that are not visible are not required, and their values are not sent.
 */
export interface VisibleParts {
  /** Indexes of the visible pages. */
  pages: ReadonlySet<number>;
  /** Ids of the visible fieldsets, in lower case. */
  fieldsets: ReadonlySet<string>;
  /** Ids of the visible fields, in lower case. */
  fields: ReadonlySet<string>;
}

/**
 * Returns the parts of a form that are visible under its conditions (forms-investors-catalogue §5). A hidden field
 * counts as empty in the conditions of other parts, so the evaluation repeats until nothing changes. If conditions
 * depend on each other in a cycle, it stops after one more round than there are fields.
 * @param values values of all fields, including hidden ones
 * @param isBox returns whether a field is a checkbox or a consent
 */
export function visibleParts<Field extends FieldPart>(
  form: FormParts<Field>,
  values: EntriesByAlias,
  isBox: (field: Field) => boolean,
): VisibleParts {
  const fields = fieldsOf(form);
  const byId = new Map(fields.map((field) => [field.id.toLowerCase(), field]));
  const isMet = (rule: NonNullable<PartCondition['rules']>[number], visible: ReadonlySet<string>) => {
    const id = (rule.field ?? '').toLowerCase();
    const field = byId.get(id);
    const isHeld = field && visible.has(id) && Object.hasOwn(values, field.alias);
    const entries = isHeld ? (values[field.alias] ?? []) : [];
    return meetsRule(rule.operator ?? 'Is', entries, rule.value ?? '', !!field && isBox(field));
  };
  let visible: ReadonlySet<string> = new Set(byId.keys());
  for (let round = 0; ; round += 1) {
    const parts = evaluate(form, (rule) => isMet(rule, visible));
    const isSame = parts.fields.size === visible.size && [...visible].every((id) => parts.fields.has(id));
    if (isSame || round >= fields.length) return parts;
    visible = parts.fields;
  }
}

type IsMet = (rule: NonNullable<PartCondition['rules']>[number]) => boolean;

function evaluate({ pages }: FormParts<FieldPart>, isMet: IsMet): VisibleParts {
  const isVisible = ({ condition }: { condition?: PartCondition | null }) => holds(condition, isMet);
  const parts = { pages: new Set<number>(), fieldsets: new Set<string>(), fields: new Set<string>() };
  pages.forEach((page, index) => {
    if (!isVisible(page)) return;
    parts.pages.add(index);
    for (const fieldset of page.fieldsets.filter(isVisible)) {
      parts.fieldsets.add(fieldset.id.toLowerCase());
      for (const { id } of fieldsOfFieldset(fieldset).filter(isVisible)) parts.fields.add(id.toLowerCase());
    }
  });
  return parts;
}

function holds(condition: PartCondition | null | undefined, isMet: IsMet): boolean {
  if (!condition?.rules?.length) return true;
  const { rules, logicType, actionType } = condition;
  const isTrue = logicType === 'Any' ? rules.some(isMet) : rules.every(isMet);
  return isTrue === (actionType !== 'Hide');
}
