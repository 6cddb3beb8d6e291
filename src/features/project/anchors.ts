/** Places of a project's page that its own links lead to. */
export const MAP_ID = 'map';
export const CONTACT_ID = 'contact-us';

/** Px that stay free above the contact section when the page scrolls to it (project-marketing §2.2, §9). */
export const CONTACT_OFFSET = 60;

/** Places to which the bar of sections leads, beside those above. */
export const ABOUT_ID = 'about';
export const GALLERY_ID = 'gallery';
export const HOMES_ID = 'apartments';
export const DOCUMENTS_ID = 'documents';
export const REGISTER_ID = 'register';
