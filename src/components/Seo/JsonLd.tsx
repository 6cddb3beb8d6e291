interface JsonLdProps {
  data: object;
}

/** Structured data of schema.org. `<` is escaped, so that no text of an editor can end the script. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
