/** A label in both languages of the admin. */
export interface Label {
  he: string;
  en: string;
}
