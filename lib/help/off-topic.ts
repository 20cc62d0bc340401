// Written by `npm run help:fit`; do not edit.

/** How many phrases and questions that no topic answers have a term which the topics have too. */
export const offTopic = {
  phrases: 1963,
  terms: {
    1: 'a bank,a day,a dealer,a deposit,a fin,a lot,a normal,a number,a phon,a question,a real,a refund,a screenshot,a second,a web,a week,about a,accept,act,addres on,ads,advert my,advert on,advic,against a,against,age,agent,am i,an email,an offer,an old,and collect,and past,are ther,are wrong,area,ask,away,back from,balanc,banner,bas,been sell,befor i,befor the,bin,bit,body,bonnet,bonu,box on,brok down,brok,broken down,busines,buy without,by a,by the,calculat,calculator,cam on,can it,cannot get,car back,car do,car near,chanc,chang my,check the,checklist,citizen,city,click and,compatibl,complaint about,complaint,connect my,connect,contact,contract,copy and,copy,country,credit card,crypto,data,deal,debit,deliver it,did they,died,disput,divid by,divid,do a,do the,document,doe he,download,draw,driv off,engin light,fail its,fail on,faster,fee,figur,flag,fob,for it,for me,for under,forget,forgot my,found,four,fre for,from a,from hom,from you,genuin,gift card,gov,had it,had the,half,has the,has thi,hav an,high,hold it,how fast,how is,i advert,i ask,i be,i bring,i delet,i go,i got,i hold,i leas,i los,i register,i send,i stop,in another,inspect,interest,into my,invest,is no,is stuck,is worth,it an,it back,it fail,it need,it worth,its mot,keep my,keeper,languag,laptop,lead,light cam,lin,location,lock out,log,long to,los my,low,lower,mark,me les,me to,meet,messag,middl,mind,mistak,moment,mot test,my account,my computer,my dealer,my deposit,my number,my privat,my road,my tax,need an,need to,nick,not start,noth,number on,of car,of money,of thi,off me,old car,on one,on saturday,one is,open a,or a,or the,out my,oversea,own the,own,owner has,pack up,pack,pag,part of,past,payment,perfect,pin,plan,play,postcod,pretend to,pretend,previou owner,pric down,problem,program,protect,protection,public,pull,put my,recent,record,registration,report a,return,round a,round,run out,say someth,schem,screen,sell for,sell it,sell me,sell my,set,setting,show me,show the,six,small,smart,speed fin,staff,stamp,stand,stolen car,stor,straight,strang,sue,tak an,tak it,taken off,tell anyon,term,the day,the key,the mot,the owner,the phon,the road,theft,ther a,ther an,thing to,thre year,through the,tir,to bring,to check,to meet,to pay,to see,to tell,to use,to you,too many,turn up,typ,up after,updat my,upload,use a,user,vet,vin,visa,wait,wear,web,week,what can,what will,whatsap,when will,who can,who own,why has,will my,will they,with the,work out,worth for,would you,wrot,you offer,you send,yourself',
    2: 'a privat,a warn,about my,after a,another,any car,anybody,application,apply for,arriv,availabl,badg,ban,banger,between,borrow,bring it,bring my,buy any,buyer,car up,certificat,choos,cold,collection,colour is,com to,condition,court,dat,day,dead,deposit,detail,differenc between,differenc,doe thi,driv in,drop the,email,engin is,expir,export,fault,fix a,for an,forgot,from the,front,gap,get for,get it,get me,get my,get rid,giv me,googl,has not,he will,hour,how often,i do,i phon,i put,i reset,i speak,i tak,i writ,insid,interval,invent,iphon,is slow,is wrong,it got,it still,it to,leak,letter,lif,loan,look for,los,lost my,mak a,match,me in,money,month,motor,mov,my nam,never,new car,not arriv,not work,notic,number of,of an,of my,often,on it,on your,party,pas,pay the,pay with,paypal,peopl,percent,personal,plac to,policy,pound,pres,privat plat,quot,real,recovery,reset my,reset the,rid of,safest,scam,scor,screenshot,second hand,second,seller,send,servic history,sid,slip,slow,speak to,sticker,still availabl,story,tak a,talk to,talk,the new,the number,the pric,the seller,the servic,the test,the tyr,thi sit,third party,third,tim to,to be,to buy,to chang,to me,to my,touch,track,trim,until,versu,visit,warn light,we buy,what a,when do,when doe,when i,when the,wher are,wher do,will i,will not,with bitcoin,with it,without an,word,worth my,you get',
    3: 'a good,aa,addres,android,any good,ap,avoid,band,been in,benefit,book a,car off,car to,cash,chang the,click,compar,computer,credit,deliver to,doe a,down,drop,due,dvla,e,far,fast,filter,financ,first car,first,fiv,fix,full,gift,got a,guarante,hand,happy,hav to,history,how big,how far,i cancel,i pay,i want,ignor,in an,is ther,it be,it in,knock,leas,left,les,limit,liv,many mil,market,mechanic,mileag,model,my old,non,northern,number for,password,pric of,put a,quicker,rac,refund from,reliabl,replac,revers,review,rid,rust,scotland,shar,show,shut,standard,stop,subscription,tak my,train,was it,what should,when is,who do,why is,will the,without,wrong with,you buy',
    4: 'a crash,abroad,apply,as a,at the,big,bitcoin,broken,car from,cheap,clock,collect,com with,damag,doe an,driv it,facebook,for sell,grand,hav any,hold,how are,how to,i am,i buy,i chang,in my,is a,it been,it fit,it for,it hav,law,lost,next,on thi,out of,per,phon number,polic,pressur,privat,rang,register,renew my,report,rul,speed,stock,stuck,tak to,test driv,the weekend,thi car,thi one,thre,to a,to get,top,transfer,turn,under,want to,warn,websit,what do,will you,with a',
    5: 'air,card,chain,check,clutch,cut,fail,favourit,for my,going to,i hav,ireland,is thi,is your,it tak,long doe,my driv,no,number plat,offer,on my,post,previou,refund,renew,repair,reset,road tax,ship,siz,start,stolen,trad,uk,with my,you sell,you tak',
    6: 'account,appl,bank,box,bring,buy a,car in,colour,crash,delivery,for the,hom,i need,it a,legal,membership,much to,my hous,my order,my phon,nam,nearest,of the,speak,wrong,year old,you do',
    7: 'a new,advert,camera,car for,gearbox,get a,how long,insur,lock,mil,near me,owner,swap,tell me,to the,updat,wher can,will it',
    8: 'back,deliver,hav a,in the,near,need a,of a,on the',
    9: 'automatic,cancel my,company,delet,exchang,hous,is my,long,much is,point,run,what doe,wher is',
    10: 'an mot,cancel,claim,doe the,order,pay,road,van',
    11: 'fit,has it,hir,oil,part,seat,warranty',
    12: 'cod,key,should i,the car',
    13: 'book,chang,fuel,in a,writ,year,you hav',
    14: 'engin,me a,open',
    15: 'dealer,doe it,tyr,worth',
    16: 'a car,on a',
    17: 'i get,insuranc',
    18: 'what the',
    19: 'best,fre,sell,servic,what is',
    20: 'can you,how many,phon',
    21: 'buy,tax,test',
    22: 'how much,light,pric,tim',
    24: 'licenc',
    25: 'number',
    26: 'my car',
    27: 'are you,mot',
    28: 'plat',
    34: 'for a',
    35: 'is it',
    43: 'is the',
    45: 'can i',
    47: 'driv',
    49: 'do you',
    52: 'how do',
    62: 'do i',
  } as Record<number, string>,
};

/** Coefficients of `confidence`. */
export const weights = {
  threshold: 8.22,
  features: { coverage: 3.48, score: 3.24, lead: 2.35, words: 1.97, pairs: 2.14 },
};
