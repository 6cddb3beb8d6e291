/** Replaces imported fonts, pictures and style sheets, which Jest cannot load. */
export default 'file';
