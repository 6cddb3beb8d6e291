/** Stands in for fonts, pictures and style sheets, which Jest cannot load: their address. */
export default 'file';
