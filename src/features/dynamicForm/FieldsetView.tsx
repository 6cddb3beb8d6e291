import type { VisibleParts } from '@group/rules/forms/visibleParts';
import type { FormFieldset } from './definition/FormDefinition';
import { column, columnCaption, columns, fieldset, legend, named } from './DynamicForm.styles';
import { FieldView } from './FieldView';

interface FieldsetViewProps {
  set: FormFieldset;
  visible: VisibleParts;
}

/** A fieldset of the form. Its columns are side by side if there is enough space (forms-investors-catalogue §3). */
export function FieldsetView({ set, visible }: FieldsetViewProps) {
  const shown = set.columns
    .map(({ fields, ...rest }) => ({ ...rest, fields: fields.filter(({ id }) => visible.fields.has(id)) }))
    .filter(({ fields }) => fields.length > 0);
  if (shown.length === 0 && !set.caption) return null;
  const Frame = set.caption ? 'fieldset' : 'div';
  const template = shown.map(({ width }) => `minmax(0, ${width > 0 ? width : 1}fr)`).join(' ');
  return (
    <Frame css={[fieldset, set.caption && named]}>
      {set.caption && <legend css={legend}>{set.caption}</legend>}
      <div css={columns} style={{ ['--columns' as string]: template }}>
        {shown.map((one, index) => (
          <div key={index} css={column}>
            {one.caption && <p css={columnCaption}>{one.caption}</p>}
            {one.fields.map((field) => (
              <FieldView key={field.id} field={field} />
            ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}
