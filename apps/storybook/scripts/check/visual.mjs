export async function checkPictures() {}
