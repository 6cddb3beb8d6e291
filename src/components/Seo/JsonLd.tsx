import { validXml } from '@group/rules/text/validXml';

interface JsonLdProps {
  data: object;
}

/** Script element with schema.org data. It escapes `<`, so that no text can close the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(validXml(data)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
