export async function checkDocs() {}
