import type { RichTextField } from 'payload';
import type { Label } from '../labels/labels';

interface RichTextOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
}

/** Localized rich text field. The site's build converts it to sanitized HTML. */
export function richTextField({
  name,
  label,
  required = false,
  description,
}: RichTextOptions): RichTextField {
  return {
    name,
    type: 'richText',
    label: { ...label },
    localized: true,
    required,
    ...(description && { admin: { description: { ...description } } }),
  };
}
