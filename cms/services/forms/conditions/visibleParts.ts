import { fieldsOf, type ConditionDto, type FieldDto, type FormDto } from '../contract';
import { isBox } from '../fieldTypes';
import { meetsRule } from './meetsRule';

/** The parts of a form that are shown: what is not among them is not required, and its values are dropped. */
export interface VisibleParts {
  /** Places of the pages, from 0. */
  pages: ReadonlySet<number>;
  /** Ids in small letters. */
  fieldsets: ReadonlySet<string>;
  fields: ReadonlySet<string>;
}

type Values = Readonly<Record<string, readonly string[]>>;

/**
 * Which pages, fieldsets and fields are shown for what was filled in (forms-investors-catalogue §5). A field that is hidden, by itself or
 * by what it stands in, counts as empty for other rules; so hiding goes on in rounds until nothing changes, at most one more than there are
 * fields: rules in a circle end.
 * @param form its pages
 * @param values entries by alias, of hidden fields too
 */
export function visibleParts(form: Pick<FormDto, 'pages'>, values: Values): VisibleParts {
  const fields = fieldsOf(form);
  const byId = new Map(fields.map((field) => [field.id.toLowerCase(), field]));
  let shown: ReadonlySet<string> = new Set(byId.keys());
  for (let round = 0; ; round += 1) {
    const next = evaluate(form, values, byId, shown);
    const same = next.fields.size === shown.size && [...shown].every((id) => next.fields.has(id));
    if (same || round >= fields.length) return next;
    shown = next.fields;
  }
}

function evaluate(
  { pages }: Pick<FormDto, 'pages'>,
  values: Values,
  byId: ReadonlyMap<string, FieldDto>,
  before: ReadonlySet<string>,
): VisibleParts {
  const isShown = ({ condition }: { condition?: ConditionDto }) => holds(condition, values, byId, before);
  const parts = { pages: new Set<number>(), fieldsets: new Set<string>(), fields: new Set<string>() };
  pages.forEach((page, index) => {
    if (!isShown(page)) return;
    parts.pages.add(index);
    for (const fieldset of page.fieldsets.filter(isShown)) {
      parts.fieldsets.add(fieldset.id.toLowerCase());
      const fields = fieldset.columns.flatMap((column) => column.fields);
      for (const field of fields.filter(isShown)) parts.fields.add(field.id.toLowerCase());
    }
  });
  return parts;
}

function holds(
  condition: ConditionDto | undefined,
  values: Values,
  byId: ReadonlyMap<string, FieldDto>,
  before: ReadonlySet<string>,
): boolean {
  if (!condition?.rules?.length) return true;
  const met = condition.rules.map(({ field: id = '', operator = 'Is', value = '' }) => {
    const field = byId.get(id.toLowerCase());
    const held = field && before.has(id.toLowerCase()) && Object.hasOwn(values, field.alias);
    return meetsRule(operator, held ? (values[field.alias] ?? []) : [], value, !!field && isBox(field));
  });
  const result = condition.logicType === 'Any' ? met.includes(true) : !met.includes(false);
  return result === (condition.actionType !== 'Hide');
}
